import AssociationModel
import Findings
import SiteChecks
import Testing
import TextFormats
import UniversalLinks

@Suite struct `the near misses of an app` {
    private static let app = AppIdentifier("7D3KX9QW2M.com.example.app")

    private func misses(in json: String, for service: Service = .webcredentials) throws -> [NearMiss] {
        let app = try #require(Self.app)
        let root = try #require(JSONParser.parse(Array(json.utf8)).root)
        return NearMiss.nearest(to: app, for: service, in: SiteAssociation(root))
    }

    private func marked(_ miss: NearMiss, in json: String) -> String {
        SourceText(json, from: .argument).string(in: miss.span)
    }

    @Test(arguments: [
        (" 7D3KX9QW2M.com.example.app", NearMiss.Kind.whitespace, " "),
        ("7D3KX9QW2M.com.example.app\u{200B}", .whitespace, "\u{200B}"),
        ("7d3kx9qw2m.com.example.app", .letterCase, "d3kx9qw2m"),
        ("7D3KX9QW2M.com.Example.app", .letterCase, "E"),
        ("7D3KX9QW2M+com.example.app", .separator, "+"),
        ("7D3KX9QW2M-com.example.app", .separator, "-"),
        ("7D3KX9QW2M..com.example.app", .separator, "."),
        ("7D3KX9QW2Mcom.example.app", .separator, "\"7D3KX9QW2Mcom.example.app\""),
        ("7D3KX9QW2M.c0m.example.app", .lookAlike, "0"),
        ("7D3KX9QW2M.com.examp1e.app", .lookAlike, "1"),
        ("7D3KX9QW2M.com.exampIe.app", .lookAlike, "I"),
        ("7D3KX9QW2M.com.ex\u{0430}mple.app", .lookAlike, "\u{0430}"),
        ("7D3KX9QW2M.com.exmaple.app", .spelling, "ma"),
        ("7D3KX9QW2M.com.example.ap", .spelling, "\"7D3KX9QW2M.com.example.ap\""),
        ("7D3KX9QW2M.com.example.appp", .spelling, "p"),
        ("7D3KX9QW2M.com.exomple.app", .spelling, "o"),
        ("7D3KX9WQ2M.com.example.app", .spelling, "WQ"),
        ("7D3KX9QW2.com.example.app", .spelling, "\"7D3KX9QW2.com.example.app\""),
        ("com.example.app", .noPrefix, "\"com.example.app\""),
        ("TEAMID.com.example.app", .placeholder, "\"TEAMID.com.example.app\""),
        ("<TEAM_ID>.com.example.app", .placeholder, "\"<TEAM_ID>.com.example.app\""),
        ("$(AppIdentifierPrefix)com.example.app", .placeholder, "\"$(AppIdentifierPrefix)com.example.app\""),
        ("ABCDE12345.com.example.app", .placeholder, "\"ABCDE12345.com.example.app\""),
        ("7D3KX9QW2M.*", .wildcard, "\"7D3KX9QW2M.*\""),
        ("7D3KX9QW2M.com.example.*", .wildcard, "\"7D3KX9QW2M.com.example.*\""),
        ("*", .wildcard, "\"*\""),
        ("K4T8P1ZRV6.com.example.app", .otherPrefix, "\"K4T8P1ZRV6.com.example.app\""),
        ("123456789.com.example.app", .placeholder, "\"123456789.com.example.app\""),
        ("987612345.com.example.app", .otherPrefix, "\"987612345.com.example.app\""),
        ("7D3KX9QW2M.com.example.app.dev", .variant, "\"7D3KX9QW2M.com.example.app.dev\""),
        ("7D3KX9QW2M.com.example.app-staging", .variant, "\"7D3KX9QW2M.com.example.app-staging\""),
        ("<TEAM>.<BUNDLE>", .unfilled, "\"<TEAM>.<BUNDLE>\""),
        ("7D3KX9QW2M.org.other.thing", .otherBundle, "\"7D3KX9QW2M.org.other.thing\""),
    ])
    func `are told apart, and the bytes that differ are marked`(
        text: String, kind: NearMiss.Kind, marked wanted: String
    ) throws {
        let json = "{\"webcredentials\": {\"apps\": [\"\(text)\"]}}"
        let miss = try #require(try misses(in: json).first)
        #expect(miss.kind == kind)
        #expect(marked(miss, in: json) == wanted)
    }

    @Test(arguments: [
        "K4T8P1ZRV6.org.other.thing", "K4T8P1ZRV6.com.example.shop", "/buy/*", "hello", "", "com.example",
        "K4T8P1ZRV6.*",
    ])
    func `are not seen in what has nothing to do with it`(text: String) throws {
        #expect(try misses(in: "{\"webcredentials\": {\"apps\": [\"\(text)\"]}}").isEmpty)
    }

    @Test func `include the app itself under another service`() throws {
        let json = #"{"applinks": {"details": [{"appIDs": ["7D3KX9QW2M.com.example.app"], "components": []}]}}"#
        let miss = try #require(try misses(in: json).first)
        #expect(miss.kind == .otherService)
        #expect(miss.identifier.service == .applinks)
    }

    @Test(arguments: [
        #"{"webCredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#,
        #"{"web-credentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#,
        #"{"webcredential": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#,
        #"{"webcredentials": {"app": ["7D3KX9QW2M.com.example.app"]}}"#,
        #"{"webcredentials": {"apps": "7D3KX9QW2M.com.example.app"}}"#,
        #"{"webcredentials": {"apps": [["7D3KX9QW2M.com.example.app"]]}}"#,
        #"{"webcredentials": ["7D3KX9QW2M.com.example.app"]}"#,
        #"{"webcredentials": {"7D3KX9QW2M.com.example.app": {}}}"#,
        #"{"applinks": {"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}}"#,
    ])
    func `include the app itself where nothing is read`(json: String) throws {
        let miss = try #require(try misses(in: json).first)
        #expect(miss.kind == .misplaced)
        #expect(marked(miss, in: json) == "\"7D3KX9QW2M.com.example.app\"")
    }

    @Test func `never come from patterns and comments`() throws {
        let json = """
            {"applinks": {"details": [{"appIDs": [], "components": [{"/": "*", "comment": "7D3KX9QW2M.com.example.app"}],
             "paths": ["7D3KX9QW2M.*"]}]}}
            """
        #expect(try misses(in: json).isEmpty)
    }

    @Test func `are ranked, at most three, each text once, and the pointless left out`() throws {
        let json = """
            {"webcredentials": {"apps": ["7D3KX9QW2M.com.example.shop", "7D3KX9QW2M.com.example.app.dev",
              "K4T8P1ZRV6.com.example.app", "7D3KX9QW2M.com.exmaple.app", "7d3kx9qw2m.com.example.app"]},
             "appclips": {"apps": ["7d3kx9qw2m.com.example.app"]}}
            """
        #expect(try misses(in: json).map(\.kind) == [.letterCase, .spelling, .otherPrefix])
    }

    @Test func `prefer the list of the wanted service to another`() throws {
        let json = """
            {"appclips": {"apps": ["K4T8P1ZRV6.com.example.app"]},
             "webcredentials": {"apps": ["M2N3B4V5C6.com.example.app"]}}
            """
        #expect(try misses(in: json).map(\.identifier.service) == [.webcredentials, .appclips])
    }

    @Test func `of other apps by the same team name only the nearest`() throws {
        let json = """
            {"webcredentials": {"apps": ["7D3KX9QW2M.org.else", "7D3KX9QW2M.com.example.shop", "7D3KX9QW2M.com.other"]}}
            """
        #expect(try misses(in: json).map(\.identifier.text) == ["7D3KX9QW2M.com.example.shop"])
    }

    @Test func `say nothing of the team's other apps where the app stands under another service`() throws {
        let json = """
            {"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app.dev"]},
             "appclips": {"apps": ["7D3KX9QW2M.com.example.app"]}}
            """
        #expect(try misses(in: json).map(\.kind) == [.otherService])
    }

    @Test func `mark the whole string where the file escapes characters of it`() throws {
        let json = #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.ex\u0061mple.App"]}}"#
        let miss = try #require(try misses(in: json).first)
        #expect(marked(miss, in: json) == #""7D3KX9QW2M.com.ex\u0061mple.App""#)
    }

    @Test func `of a file of the largest size are found, also where nothing is near`() throws {
        let apps = (0..<4300).map { "\"\(1_000_000_000 + $0 * 7919).org.other.a\($0)\"" }
        let json = "{\"webcredentials\": {\"apps\": [\(apps.joined(separator: ","))]}}"
        #expect(json.utf8.count < 131_072)
        #expect(try misses(in: json).isEmpty)
        let near = json.replacing("\"1000000000.org", with: "\"7D3KX9QW2M.com.exampel.app\",\"1000000000.org")
        #expect(try misses(in: near).map(\.kind) == [.spelling])
    }

    @Test func `of keys that nest deeply cost no more than the file`() throws {
        let deep =
            String(repeating: "{\"k\":", count: 500) + "{"
            + (0..<8000).map { "\"k\($0)\":\"x\"" }.joined(separator: ",") + "}" + String(repeating: "}", count: 500)
        #expect(try misses(in: "{\"webcredentials\":\(deep)}").isEmpty)
    }
}

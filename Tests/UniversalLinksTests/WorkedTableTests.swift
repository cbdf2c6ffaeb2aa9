import AssociationModel
import Findings
import Testing
import TextFormats
import UniversalLinks

/// A row of a worked table: a component and the URLs, without scheme and host, that it takes and does not take.
struct Row: Sendable, CustomTestStringConvertible {
    let component: String
    let takes: [String]
    let refuses: [String]

    init(_ component: String, _ takes: [String], not refuses: [String] = []) {
        (self.component, self.takes, self.refuses) = (component, takes, refuses)
    }

    var testDescription: String { component }
}

/// What a file decides for the app `A.b` on `example.com`.
func decision(_ file: String, _ url: String, app: String = "A.b") -> LinkDecision {
    let root = JSONParser.parse(Array(file.utf8)).root
    let links = CompiledLinks(SiteAssociation(root ?? JSONValue(.null, at: SourceSpan(0, 0))))
    var matcher = LinkMatcher(links, app: app, domain: LinkDomain("example.com"))
    return matcher.decide(url)
}

func file(_ components: String, applinks: String = "", entry: String = "") -> String {
    #"{"applinks": {\#(applinks)"details": [{"appIDs": ["A.b"], \#(entry)"components": [\#(components)]}]}}"#
}

@Suite struct `a component` {
    @Test(arguments: Row.recorded + Row.byTheAlgorithm)
    func `takes what the reference says`(_ row: Row) {
        for url in row.takes {
            #expect(decision(file(row.component), "https://example.com" + url).word == "match", "\(url)")
        }
        for url in row.refuses {
            #expect(decision(file(row.component), "https://example.com" + url).word == "no-match", "\(url)")
        }
    }
}

@Suite struct `a whole file` {
    @Test(arguments: [
        (file(#"{"/": "/a/private/*", "exclude": true}, {"/": "/a/*"}"#), "/a/public", "match"),
        (file(#"{"/": "/a/private/*", "exclude": true}, {"/": "/a/*"}"#), "/a/private/x", "exclude"),
        (file(#"{"/": "/a/*"}, {"/": "/a/private/*", "exclude": true}"#), "/a/private/x", "match"),
        (file(##"{"#": "*"}"##, applinks: #""defaults": {"/": "/foo/*"}, "#), "/foo/1", "match"),
        (file(##"{"#": "*"}"##, applinks: #""defaults": {"/": "/foo/*"}, "#), "/bar", "no-match"),
        (file(##"{"#": "*"}"##, entry: #""defaults": {"/": "/foo/*"}, "#), "/bar", "no-match"),
        (file(##"{"#": "*"}"##, applinks: #""defaults": {"exclude": true}, "#), "/bar", "exclude"),
        (file(##"{"#": "*"}"##, applinks: #""defaults": {"?": {"id": "??"}}, "#), "/bar?id=7", "no-match"),
        (file(##"{"#": "*"}"##, applinks: #""defaults": {"?": {"id": "??"}}, "#), "/bar?id=7777", "no-match"),
        (loose, "/loose/1", "match"), (loose, "/Strict/1", "match"), (loose, "/strict/1", "no-match"),
        (food, "/en_US/pizza/", "match"), (food, "/en_US/tacos/", "no-match"), (food, "/qq_ZZ/pizza/", "no-match"),
        (food, "/en_US/$(food)/", "no-match"),
        (file(#"{"/": "/$(kind)/x"}"#, applinks: #""substitutionVariables": {"kind": ["a*z"]}, "#), "/abcz/x", "match"),
        (paths, "/wwdc/2015", "match"), (paths, "/wwdc/internal/notes", "exclude"), (paths, "/other", "no-match"),
        (twoEntries, "/search/", "match"),
    ])
    func `decides as recorded`(_ file: String, _ url: String, _ expected: String) {
        #expect(decision(file, "https://example.com" + url).word == expected)
    }

    static let loose = file(
        #"{"/": "/Loose/*", "caseSensitive": false}, {"/": "/Strict/*"}"#,
        applinks: #""defaults": {"caseSensitive": false}, "#, entry: #""defaults": {"caseSensitive": true}, "#)
    static let food = file(
        #"{"/": "/$(lang)_$(region)/$(food)/"}"#,
        applinks: #""substitutionVariables": {"food": ["burrito", "pizza", "sushi", "samosa"]}, "#)
    static let paths = #"{"applinks": {"details": [{"appID": "A.b", "paths": ["NOT /wwdc/internal/*", "/wwdc/*"]}]}}"#
    static let twoEntries = """
        {"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": "/search/"}]},
            {"appIDs": ["A.b"], "components": [{"/": "/search/", "exclude": true}]}]}}
        """

    @Test(arguments: [#""/", "x""#, #""/", "xy""#, #""*", "xy""#, #""?""#, #""/""#])
    func `gives no variable the slash that the URL does not have`(_ values: String) {
        let file = file(
            #"{"/": "/a$(v)?*"}, {"/": "/a$(v)b*"}"#, applinks: #""substitutionVariables": {"v": [\#(values)]}, "#)
        #expect(decision(file, "https://example.com/a").word == "no-match")
        let other = Self.inFrontOfStar(values)
        #expect(decision(other, "https://example.com/a").word == (values.contains("*") ? "match" : "no-match"))
        let takesX = values.contains { "?*".contains($0) } || values.contains(#""x""#)
        #expect(decision(other, "https://example.com/ax").word == (takesX ? "match" : "no-match"))
    }

    @Test func `compares one pattern of the defaults with the URL as it is and decoded`() {
        let components = #"{"/": "/x"}, {"/": "/x", "percentEncoded": false}"#
        let file = file(components, applinks: ##""defaults": {"#": "a b"}, "##)
        #expect(decision(file, "https://example.com/x#a%20b") == .match(rule: 1))
    }

    private static func inFrontOfStar(_ values: String) -> String {
        file(#"{"/": "/a$(v)*"}"#, applinks: #""substitutionVariables": {"v": [\#(values)]}, "#)
    }

    @Test(arguments: [("BAR", "match"), ("BAZ", "match"), ("FOO", "no-match")])
    func `reads appIDs alone where appID stands beside it`(_ app: String, _ expected: String) {
        let file =
            #"{"applinks": {"details": [{"appID": "FOO", "appIDs": ["BAR", "BAZ"], "components": [{"/": "/search/"}]}]}}"#
        #expect(decision(file, "https://example.com/search/", app: app).word == expected)
    }

    @Test(arguments: [
        ("ftp://example.com/", file("{}"), "A.b", LinkRefusal.scheme), ("//example.com/", file("{}"), "A.b", .scheme),
        ("httpss://example.com/", file("{}"), "A.b", .scheme), ("https://evil.test/", file("{}"), "A.b", .host),
        ("https:/example.com/", file("{}"), "A.b", .host), ("https://example.com/", "[]", "A.b", .noAppLinks),
        ("https://example.com/", file("{}"), "a.b", .appNotListed), ("https://example.com/", file(""), "A.b", .noRule),
    ])
    func `says why nothing takes a URL`(_ url: String, _ file: String, _ app: String, _ reason: LinkRefusal) {
        #expect(decision(file, url, app: app) == .noMatch(reason))
    }
}

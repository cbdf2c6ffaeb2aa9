import Foundation
import TestData
import TestSupport
import Testing

/// The file alone, JSON, recordings, and what is refused.
@Suite struct `the output of aasa fetch` {
    private static let recording = ["news.example.com", "--replay", "Fixtures/Recordings/cdn-behind"]
    private static let place = "\(NSTemporaryDirectory())/aasa-"

    // MARK: --body

    @Test(arguments: [
        "{\"webcredentials\": {\"apps\": []}}", "{\r\n  \"applinks\": {} }  \r\n\r\n", "{,}",
        "{\"ü\": \"\u{7F}::x\"}",
    ])
    func `is the file alone with --body, byte for byte`(file: String) async throws {
        let site = try await LiveSite([LiveSite.path: .answer(200, LiveSite.json, file)])
        let run = try site.run(["fetch", "good.test", "--body"])
        #expect(run.status == 0 && run.complaint.isEmpty)
        #expect(Array(run.output.utf8) == Array(file.utf8))
        let path = Self.place + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try site.run(["fetch", "good.test", "--body", "--output", path]).output.isEmpty)
        #expect(try Array(Data(contentsOf: URL(filePath: path))) == Array(file.utf8))
    }

    @Test func `is nothing with --body where there is no file, with a sentence on standard error`() async throws {
        let answers: [(ServerBehaviour, String)] = [
            (.answer(404, [], "{}"), "the server answers with status 404"),
            (.answer(301, [("Location", "/x")], "{}"), "the server redirects to https://good.test/x"),
            (.answer(200, [], "<html>"), "the file is a web page"),
            (.answer(200), "the file is empty"),
            (
                .answer(200, [], String(repeating: "[", count: 131_074)),
                "the file is larger than the 131072 bytes that Apple reads"
            ),
            (.hangUp, "the server closes the connection before the response is complete"),
        ]
        for (behaviour, sentence) in answers {
            let run = try await LiveSite([LiveSite.path: behaviour]).run(["fetch", "good.test", "--body"])
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(run.complaint == "aasa: good.test: \(sentence)\n")
        }
    }

    @Test(.needsTool("script"))
    func `is escaped with --body on a terminal alone`() throws {
        let folder = URL(filePath: Self.place + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: ".well-known"), withIntermediateDirectories: true)
        let file = "{\"a\": 1}\u{1B}[31m\n::error::forged"
        try Data(file.utf8).write(to: folder.appending(path: ".well-known/apple-app-site-association"))
        let command = "'\(Command.aasa.path)' fetch good.test --site 'good.test=\(folder.path)' --body"
        #expect(try ProgramRun(shell: command).output == file)
        let shown = try ProgramRun(shell: #"script -qec "$1" /dev/null"#, [command]).output
        #expect(Array(shown.utf8) == Array("{\"a\": 1}\\u{1B}[31m\r\n\\u{3A}:error::forged".utf8))
    }

    @Test func `is read by aasa lint`() throws {
        let path = "\(ProgramRun.products.path):\(ProgramRun.environment["PATH"] ?? "")"
        let run = try ProgramRun(
            shell: "aasa fetch \(Self.recording.joined(separator: " ")) --body | aasa lint -",
            environment: ["PATH": path])
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("no problems found\n"), "\(run.output)")
    }

    // MARK: Recordings and JSON

    @Test func `compares the copy of Apple's CDN by its meaning`() throws {
        let run = try Command(["fetch"] + Self.recording)
        #expect(run.status == 0)
        #expect(
            run.output.hasSuffix(
                """
                    file          read: webcredentials lists 1 app
                    freshness     the CDN's answer is 20 hours old (fetched 2026-11-21T13:00:00Z)
                                  its lifetime is over: the CDN may fetch the file again at any moment
                    compared      only the server's file lists “7D3KX9QW2M.com.example.news” for webcredentials

                """))
        let judged = try Command(["fetch"] + Self.recording + ["--app", "7D3KX9QW2M.com.example.news"])
        #expect(judged.status == 1)
        let line =
            "✗ webcredentials:news.example.com is not associated with 7D3KX9QW2M.com.example.news: the server is right"
        #expect(
            judged.output.contains(
                "\n\n\(line), but Apple's CDN still has the copy of 20 hours ago, without this app\n"))
    }

    @Test func `is a recording's as it was the server's`() async throws {
        let folder = Self.place + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let site = try await LiveSite([LiveSite.path: .answer(403, [("Server", "nginx")], "no")])
        let live = try site.run(["fetch", "good.test", "--record", folder])
        try await site.server.stop()
        let again = try Command(["fetch", "good.test", "--replay", folder])
        #expect(live.status == 0 && again.status == 0)
        // A certificate may become a day older in between.
        let age = #/, \d+ days left/#
        let expected = live.output.replacing("\nThe server\n", with: "\nThe server, from a recording\n")
        #expect(again.output.replacing(age, with: "") == expected.replacing(age, with: ""))
    }

    private struct Decoded: Decodable {
        struct Hop: Decodable { let url: String, status: Int?, failure: String?, microseconds: Int }
        struct Side: Decodable { let hops: [Hop], file: String, services: [String: Int] }
        struct Association: Decodable { let verdict: String, headline: String }
        let domain: String
        let origin: Side
        let cdn: Side?
        let associations: [Association]?
    }

    private static func decoded(_ run: Command) throws -> [Decoded] {
        let schema = try JSONSchema(Repository.bytes(of: "Fixtures/Schemas/fetch.json"), isStrict: true)
        return try run.output.split(separator: "\n").map { line in
            #expect(try schema.mistakes(in: Array(line.utf8)) == [])
            return try JSONDecoder().decode(Decoded.self, from: Data(line.utf8))
        }
    }

    @Test func `is, as JSON, an object on a line for each domain, in their order, as the schema says`() async throws {
        let json = ["--format", "json"]
        let recorded = try Self.decoded(
            Command(["fetch"] + Self.recording + json + ["--app", "7D3KX9QW2M.com.example.news"]))
        try #require(recorded.count == 1)
        #expect(recorded[0].origin.file == "read" && recorded[0].origin.services == ["webcredentials": 2])
        #expect(recorded[0].cdn?.file == "read" && recorded[0].cdn?.services == ["webcredentials": 1])
        #expect(recorded[0].associations?.map(\.verdict) == ["associated"])
        #expect(recorded[0].associations?.map(\.headline) == ["refused"])

        let site = try await LiveSite([LiveSite.path: .answer(302, [("Location", "/x")])])
        let hosts = ["fetch", "nowhere.good.test", "applinks:good.test/path", "GOOD.test.", "*.good.test"]
        let several = try Self.decoded(
            site.run(hosts + json + ["--connect-to", "nowhere.good.test:443:127.0.0.1:1"]))
        #expect(several.map(\.domain) == ["nowhere.good.test", "good.test"])
        #expect(several.map(\.origin.file) == ["no-answer", "none"])
        #expect(several[0].origin.hops.map(\.failure) == ["the server cannot be reached"])
        #expect(several[1].origin.hops.map(\.status) == [302, 404])
        #expect(several[1].origin.hops.allSatisfy { $0.microseconds > 0 })
        #expect(several.allSatisfy { $0.cdn == nil && $0.associations == nil })
        let refused = LiveSite.authority.identity(for: ["other.test"], .over)
        let chain = try await LiveSite([:], .tls(refused)).run(["fetch", "good.test"] + json)
        #expect(try Self.decoded(chain).map(\.origin.file) == ["no-answer"])
        #expect(chain.output.contains(#""problems": ["expired", "name-mismatch"]"#))
        #expect(
            try Self.decoded(Command(["fetch", "good.test", "--offline"] + json)).map(\.origin.file) == ["not-asked"])
    }

    @Test func `goes to a file with --output, and the exit code stays`() throws {
        let path = Self.place + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        let options = ["--app", "7D3KX9QW2M.com.example.news", "--output", path]
        let run = try Command(["fetch"] + Self.recording + options)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(
            try String(contentsOfFile: path, encoding: .utf8).hasPrefix(
                "news.example.com\n\nThe server, from a recording\n"))
        let refused = try Command(["fetch"] + Self.recording + ["--output", "\(path)/x"])
        #expect(refused.status == 66 && refused.complaint.contains("\(path)/x"))
    }

    // MARK: Arguments

    @Test(arguments: [
        ("https://shop.example.com/x", "“https://shop.example.com/x” is a URL: name the host alone, shop.example.com"),
        (
            "http://shop.example.com:8443",
            "“http://shop.example.com:8443” is a URL: name the host alone, shop.example.com:8443"
        ),
        (
            "shop.example.com/login",
            "“shop.example.com/login” has a path, which plays no part: name the host alone, shop.example.com"
        ),
        (
            "192.0.2.1",
            "“192.0.2.1” is an IP address, but Apple requires a domain name; name the domain, and with --connect-to or --resolve where it is to be found"
        ),
        (
            "localhost",
            "“localhost” has no full stop, so it is not a full domain name; name the domain, and with --connect-to or --resolve where it is to be found"
        ),
        ("shop.example.com:70000", "“shop.example.com:70000”: the port “70000” is not a number from 1 to 65535"),
        ("shop..example.com", "“shop..example.com” begins with a full stop or has two in a row"),
        ("", "“” is not a domain; name one such as example.com"),
    ])
    func `is one clear error for what is not a host`(argument: String, sentence: String) throws {
        let run = try Command("fetch", "example.com", argument, "--offline")
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.complaint == "aasa: \(sentence)\n")
    }

    @Test(arguments: [
        (["a.example.com", "b.example.com", "--body"], "--body prints one file: give one domain"),
        (["a.example.com", "--body", "--format", "json"], "--body prints the file alone"),
        (["a.example.com", "--service", "applinks"], "--service needs --app"),
        (["a.example.com", "--app", "x"], "an app identifier is ten letters or digits"),
        ([], "Missing expected argument"),
    ])
    func `is an error for options that do not fit`(arguments: [String], sentence: String) throws {
        let run = try Command(["fetch"] + arguments + ["--offline"])
        #expect(run.status == 64)
        #expect(run.complaint.contains(sentence))
    }

    @Test func `takes the apps and environments of the configuration, but no web root in place of a server`()
        async throws
    {
        let site = try await LiveSite([LiveSite.path: .answer(404)])
        let path = Self.place + UUID().uuidString + ".json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let sites = Repository.fixtures.appending(path: "Sites/shop.example.com").path
        let connection = "good.test:443:127.0.0.1:\(site.server.port)"
        try """
        {"apps": {"shop": "\(LiveSite.app)"}, "sites": {"good.test": "\(sites)"},
        "environments": {"staging": {"connect-to": ["\(connection)"]}}}
        """.write(toFile: path, atomically: true, encoding: .utf8)
        let run = try site.run(
            ["fetch", "good.test", "--config", path, "--environment", "staging", "--app", "shop"], as: [])
        #expect(run.status == 1)
        #expect(run.output.contains("    file          none: the server answers with status 404\n"), "\(run.complaint)")
        #expect(run.output.contains("is not associated with \(LiveSite.app)"))
        let directory = try Command("fetch", "good.test", "--site", "good.test=\(sites)")
        #expect(directory.output.contains("\nThe server, for which a directory stands in\n"))
        #expect(directory.output.contains("    read from     \(sites)/.well-known/apple-app-site-association\n"))
    }
}

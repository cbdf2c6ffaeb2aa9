import Foundation
import TestData
import TestSupport
import Testing

@Suite struct `aasa scan` {
    @Test func `answers a healthy domain after one exchange`() async throws {
        let site = try await ScanSite()
        let outcome = try site.scan("a.scan.test\n")
        let line = try #require(outcome.lines.first)
        #expect(outcome.status == 0 && outcome.lines.count == 1)
        #expect(line["domain"] == "a.scan.test" && line["file"] == "read" && line.number("status") == 200)
        #expect(line.number("bytes") == ScanSite.file.utf8.count)
        #expect(line.services == ["applinks": 1, "webcredentials": 1])
        #expect(line.isNull("verdict") && line.isNull("id") && line.isNull("servedBy"))
        #expect(line.findings.filter { $0 != "response-slow" } == [])
        #expect(site.server.requests.count == 1)
        #expect(site.server.requests[0].values(of: "user-agent") == ["AASA-Bot/1.0.0"])
    }

    @Test func `reads domains, ranked domains and objects, and passes over empty lines and comments`() async throws {
        let site = try await ScanSite()
        let lines = """
            # a comment

            1,a.scan.test
              B.scan.test \r
            {"domain": "c.scan.test", "id": {"row": 7.50}, "app": "7D3KX9QW2M.com.example.app"}
            {"domain": "d.scan.test", "app": "7D3KX9QW2M.com.example.other", "services": ["applinks"]}
            bücher.scan.test
            """
        let outcome = try site.scan(lines, ["--ordered"])
        #expect(
            outcome.lines.map { $0["domain"] } == [
                "a.scan.test", "b.scan.test", "c.scan.test", "d.scan.test", "xn--bcher-kva.scan.test",
            ])
        #expect(
            outcome.lines.map { $0["input"] } == [
                "1,a.scan.test", "B.scan.test", nil,
                #"{"domain": "d.scan.test", "app": "7D3KX9QW2M.com.example.other", "services": ["applinks"]}"#,
                "bücher.scan.test",
            ])
        #expect(outcome.lines.map { $0["verdict"] } == [nil, nil, "associated", "not-associated", nil])
        #expect(outcome.lines[2].text.contains(#""id": {"row": 7.50}"#))
        #expect(outcome.lines[3].findings.contains("app-not-listed"))
    }

    @Test func `connects to the address of a line without DNS`() async throws {
        let site = try await ScanSite()
        let roots = [
            "--cacert", site.folder.appending(path: "ca.pem").path, "--allow-private", "--timeout", "600",
            "--connect-timeout", "600",
        ]
        let command = try Command(
            ["scan"] + roots, input: #"{"domain": "a.scan.test", "address": "127.0.0.1:\#(site.server.port)"}"#)
        let line = try ScanLine(command.output)
        #expect(line["file"] == "read")
        #expect(site.server.requests.count == 1)
    }

    @Test func `refuses a private address that only the line names`() async throws {
        let site = try await ScanSite()
        let command = try Command(
            "scan", input: #"{"domain": "a.scan.test", "address": "127.0.0.1:\#(site.server.port)"}"#)
        let line = try ScanLine(command.output)
        #expect(command.status == 0)
        #expect(line["file"] == "not-asked" && line.findings.contains("address-private"))
        #expect(site.server.requests.isEmpty)
    }

    static let unreadable: [(String, String)] = [
        ("a\u{1}b.test", "an invisible character"),
        ("192.0.2.1", "is an IP address"),
        ("[2001:db8::1]", "is an IP address"),
        (String(repeating: "a.", count: 150) + "test", "longer than 253 bytes"),
        (String(repeating: "a", count: 64) + ".test", "a label of more than 63 bytes"),
        ("https://a.scan.test/path", "is a URL: name the host alone, a.scan.test"),
        ("a.scan.test/path", "has a path, which plays no part: name the host alone, a.scan.test"),
        ("https://localhost/", "“localhost” has no full stop"),
        ("localhost", "has no full stop"),
        ("a.scan.test:99999", "is not a number from 1 to 65535"),
        (#"{"domain": "a.scan.test""#, "not valid JSON"),
        (#"{"id": 1}"#, "“domain” is missing"),
        (#"{"domain": 7}"#, "“domain” is a number, not a string"),
        (#"{"domain": "a.scan.test", "app": "x"}"#, "not an app identifier"),
        (#"{"domain": "a.scan.test", "services": ["webcredential"]}"#, "Apple’s services are"),
        (#"{"domain": "a.scan.test", "address": "2001:db8::1"}"#, "not an IP address"),
    ]

    @Test(arguments: unreadable)
    func `says why a line cannot be read, and goes on`(line: String, reason: String) async throws {
        let site = try await ScanSite()
        let outcome = try site.scan("# one\n\(line)\na.scan.test\n", ["--ordered"])
        #expect(outcome.status == 0 && outcome.lines.count == 2)
        #expect(outcome.lines[0].number("line") == 2)
        #expect(outcome.lines[0]["error"]?.contains(reason) == true, "\(outcome.lines[0].text)")
        #expect(outcome.lines[1]["file"] == "read")
    }

    @Test func `goes on after a line that is not UTF-8, and after ten megabytes without a line break`() async throws {
        let site = try await ScanSite()
        let bytes = [0x61, 0xFF, 0x0A] + [UInt8](repeating: 0x61, count: 10_000_000) + Array("\na.scan.test".utf8)
        let path = try site.folder.write(bytes, to: "lines")
        let outcome = try site.scan("", [path, "--ordered"])
        #expect(outcome.lines.map { $0["error"] } == ["it is not valid UTF-8", "it is longer than 1 MiB", nil])
        #expect(outcome.lines.last?["file"] == "read")
    }

    @Test func `takes a byte order mark before the first domain for nothing`() async throws {
        let outcome = try await ScanSite().scan("\u{FEFF}a.scan.test\n")
        #expect(outcome.lines.map { $0["domain"] } == ["a.scan.test"])
    }

    @Test func `writes a hundred findings of a domain, and how many more there are`() async throws {
        let apps = (0..<300).map { "\"x\($0)\"" }.joined(separator: ",")
        let file = ServerBehaviour.answer(200, [], #"{"webcredentials": {"apps": [\#(apps)]}}"#)
        let line = try #require(try await ScanSite(file).scan("a.scan.test\n").lines.first)
        #expect(line.findings.count == 100)
        #expect(line.number("moreFindings") ?? 0 >= 200)
    }

    @Test func `takes entries of an entitlement, wildcards too, for their hosts`() async throws {
        let lines = "applinks:*.scan.test\nwebcredentials:a.scan.test/login\n"
        let outcome = try await ScanSite().scan(lines, ["--ordered", "--app", ScanSite.app])
        #expect(outcome.lines.map { $0["domain"] } == ["scan.test", "a.scan.test"])
        #expect(outcome.lines.last?["verdict"] == "associated")
    }

    @Test func `returns the id of a line whose other members cannot be read`() async throws {
        let outcome = try await ScanSite().scan(#"{"id": "x7", "domain": "localhost"}"#)
        #expect(outcome.lines.first?["id"] == "x7")
    }

    @Test func `keeps the order of the input`() async throws {
        let site = try await ScanSite()
        let domains = (0..<200).map { "h\($0).scan.test" }
        let outcome = try site.scan(domains.joined(separator: "\n"), ["--ordered", "--jobs", "8"])
        #expect(outcome.lines.map { $0["domain"] } == domains)
    }

    @Test func `follows no redirect, and takes no second look`() async throws {
        let site = try await ScanSite(.answer(301, [("Location", "https://b.scan.test" + ScanSite.path)]))
        let outcome = try site.scan("a.scan.test\n")
        #expect(outcome.lines.first?["file"] == "none" && outcome.lines.first?.number("status") == 301)
        #expect(outcome.lines.first?.findings.contains("redirected") == true)
        #expect(site.server.requests.count == 1)
    }

    @Test func `writes of the findings the names alone`() async throws {
        let outcome = try await ScanSite(.answer(404)).scan("a.scan.test\n", ["--detail", "names"])
        #expect(outcome.lines.first?.text.contains(#""findings": ["status-not-found""#) == true)
    }

    @Test func `writes the report of aasa check with full detail`() async throws {
        let outcome = try await ScanSite().scan("a.scan.test\n", ["--detail", "full", "--app", ScanSite.app])
        let line = try #require(outcome.lines.first)
        let associations = line.report?["associations"] as? [[String: Any]]
        #expect(line["verdict"] == "associated")
        #expect(associations?.first?["verdict"] as? String == "associated")
    }

    @Test func `sends who asks, and where complaints go`() async throws {
        let site = try await ScanSite()
        _ = try site.scan("a.scan.test\n", ["--user-agent", "survey/2", "--contact", "me@example.com"])
        #expect(site.server.requests.first?.values(of: "user-agent") == ["survey/2"])
        #expect(site.server.requests.first?.values(of: "from") == ["me@example.com"])
    }

    @Test func `asks neither an excluded domain nor its subdomains`() async throws {
        let site = try await ScanSite()
        let list = try site.folder.write("# wishes\nB.scan.test\n".utf8, to: "exclude")
        let outcome = try site.scan("a.scan.test\nb.scan.test\nx.b.scan.test\n", ["--exclude", list, "--ordered"])
        #expect(outcome.lines.map { $0["file"] } == ["read", "not-asked", "not-asked"])
        #expect(outcome.lines.map { $0.keys.contains("excluded") } == [false, true, true])
        #expect(site.server.requests.count == 1)
    }

    @Test func `asks once more where a server says when, and only once`() async throws {
        let later = ServerBehaviour.answer(503, [("Retry-After", "0")])
        let recovered = try await ScanSite(.inTurn([later, ScanSite.good]))
        #expect(try recovered.scan("a.scan.test\n").lines.first?["file"] == "read")
        let busy = try await ScanSite(later)
        #expect(try busy.scan("a.scan.test\n").lines.first?.number("status") == 503)
        #expect(busy.server.requests.count == 2)
        let closed = try await ScanSite(.answer(503, [("Retry-After", "3600")]))
        #expect(try closed.scan("a.scan.test\n").lines.first?.number("status") == 503)
        #expect(closed.server.requests.count == 1)
    }

    @Test func `every line is valid by the schema`() async throws {
        let schema = try JSONSchema(Array(Command("schema", "scan").output.utf8), isStrict: true)
        let lines = "a.scan.test\nlocalhost\n{\"domain\": \"b.scan.test\", \"app\": \"\(ScanSite.app)\", \"id\": 1}\n"
        for detail in ["names", "findings"] {
            for behaviour in [ScanSite.good, .answer(404), .hangUp] {
                for line in try await ScanSite(behaviour).scan(lines, ["--detail", detail]).lines {
                    #expect(try schema.mistakes(in: Array(line.text.utf8)) == [], "\(line.text)")
                }
            }
        }
    }

    @Test func `counts what was found`() async throws {
        let site = try await ScanSite()
        let path = site.folder.appending(path: "summary.json").path
        let outcome = try site.scan(
            "a.scan.test\nb.scan.test\nlocalhost\n", ["--summary", path, "--app", ScanSite.app])
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let summary = try ScanLine(String(decoding: bytes, as: UTF8.self))
        #expect(outcome.complaint.hasPrefix("3 lines answered, 1 of which cannot be read\n"))
        #expect(summary.number("lines") == 3 && summary.number("unreadableLines") == 1)
        #expect(summary.services == ["applinks": 2, "webcredentials": 2])
        let schema = try JSONSchema(Array(Command("schema", "scan-summary").output.utf8), isStrict: true)
        #expect(try schema.mistakes(in: bytes) == [])
    }

    @Test func `contacts nobody when it is told so`() throws {
        let command = try Command("scan", "--offline", input: "a.scan.test\n")
        #expect(command.status == 0)
        #expect(try ScanLine(command.output)["file"] == "not-asked")
    }

    @Test func `ends with 66 where the input is missing`() throws {
        let command = try Command("scan", "/nowhere/domains.txt")
        #expect(command.status == 66)
        #expect(command.complaint.contains("/nowhere/domains.txt"))
    }
}

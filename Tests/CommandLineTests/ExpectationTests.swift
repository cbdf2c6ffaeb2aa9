import Foundation
import TestData
import Testing

@Suite struct `aasa test` {
    static let shop = "Fixtures/Expectations/shop.json"
    static let stale = "Fixtures/Expectations/stale.json"

    /// Writes an expectation file and runs `aasa test` on it.
    static func run(_ text: String, _ options: String...) throws -> (command: Command, path: String) {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "expectations.json")
        return (try Command(["test", path] + options), path)
    }

    static func file(_ members: String) -> String {
        let site = Command.root.appending(path: "Fixtures/Sites/shop.example.com").path
        return
            #"{"sites": {"shop.example.com": "\#(site)"}, "apps": {"shop": "7D3KX9QW2M.com.example.shop"}, \#(members)}"#
    }

    @Test func `is 0 where everything is as expected`() throws {
        let command = try Command("test", Self.shop)
        #expect(command.status == 0)
        #expect(command.complaint.isEmpty)
        #expect(command.output.hasSuffix("\n6 expectations, all met\n"))
        #expect(!command.output.contains("✗"))
    }

    @Test func `is 1 where it is not, with expected and actual, the line, and the rule that decided`() throws {
        let command = try Command("test", Self.stale)
        #expect(command.status == 1)
        #expect(command.complaint.isEmpty)
        for part in [
            "✗ 7D3KX9QW2M.com.example.shop: match https://shop.example.com/Buy/42\n",
            "✓ 7D3KX9QW2M.com.example.shop: match https://shop.example.com/buy/42\n",
            "expected “no-match” for “https://shop.example.com/account/delete” and 7D3KX9QW2M.com.example.shop, but the outcome is “exclude”: a rule excludes it",
            "Fixtures/Expectations/stale.json:10:26\n",
            "shop.example.com/.well-known/apple-app-site-association:11:21\n",
            "it would match if the URL used the pattern's letter case", "\n4 expectations, 3 not met\n",
        ] {
            #expect(command.output.contains(part), "it lacks \(part)")
        }
    }

    @Test(arguments: ["json-trailing-comma", "AD301"])
    func `takes a finding by its name or its code`(finding: String) throws {
        let folder = Command.root.appending(path: "Fixtures/Checks/AD301-json-trailing-comma/fires-in-array")
        let broken = folder.appending(path: "apple-app-site-association")
        let files = #""files": [{"file": "\#(broken.path)", "finds": ["\#(finding)"]}]"#
        let command = try Self.run(Self.file(files)).command
        #expect(command.status == 0 && command.complaint.isEmpty)
    }

    @Test func `tells passed from failed in every form, over several files`() throws {
        let arguments = ["test", Self.shop, Self.stale]
        let json = try Command(arguments + ["--format", "json"])
        let report = try JSONDecoder().decode(Decoded.self, from: Data(json.output.utf8))
        let outcomes = report.expectations.map(\.outcome)
        #expect(outcomes == Array(repeating: "passed", count: 6) + ["failed", "failed", "passed", "failed"])
        #expect(report.expectations.map(\.findings).filter { !$0.isEmpty } == [[0], [1], [2]])
        #expect(report.findings.map(\.name) == Array(repeating: "expectation-failed", count: 3))
        #expect(report.expectations[7].file == Self.stale)
        #expect(report.expectations[7].line == 9)
        let tap = try Command(arguments + ["--format", "tap"])
        #expect(tap.output.hasPrefix("TAP version 14\n1..10\nok 1 - "))
        #expect(tap.output.split(separator: "\n").count { $0.hasPrefix("not ok ") } == 3)
        let junit = try Command(arguments + ["--format", "junit"])
        #expect(junit.output.contains(#"<testsuites name="aasa" tests="10" failures="3" errors="0" skipped="0">"#))
        #expect(junit.output.contains(#"<testsuite name="\#(Self.shop)" tests="6" failures="0""#))
        #expect([json.status, tap.status, junit.status] == [1, 1, 1])
    }

    @Test func `is 66 for a mistake, told with its place, and the rest runs`() throws {
        let (command, path) = try Self.run(
            Self.file(
                #""links": [{"app": "shp", "match": ["https://shop.example.com/buy/1"]}, {"app": "shop", "match": ["https://shop.example.com/buy/1"]}]"#
            ))
        #expect(command.status == 66)
        #expect(command.output == "✓ shop: match https://shop.example.com/buy/1\n\n1 expectation, all met\n")
        #expect(command.complaint.hasPrefix("aasa: \(path):1:"))
        #expect(
            command.complaint.hasSuffix(
                "“shp” is neither an app identifier nor a name under “apps”; did you mean “shop”?\n"))
    }

    @Test func `takes a domain with a path, as an entitlement may have it, and reads the file at the root`() throws {
        let (met, _) = try Self.run(
            Self.file(
                #""associations": [{"app": "shop", "service": "webcredentials", "domain": "shop.example.com/login"}]"#))
        #expect(met.status == 0 && met.complaint.isEmpty)
        #expect(met.output.hasPrefix("✓ shop: associated webcredentials:shop.example.com/login\n"))
        let (failed, _) = try Self.run(
            Self.file(
                #""associations": [{"app": "7D3KX9QW2M.x", "service": "webcredentials", "domain": "shop.example.com/login"}]"#
            ))
        #expect(failed.status == 1)
        #expect(failed.output.contains("note: Apple reads the file at the root of the host, https://shop.example.com/"))
    }

    @Test func `is 66 where a site's folder is missing, which meets no expectation that something is not so`() throws {
        let (command, _) = try Self.run(
            #"{"sites": {"a.com": "no/such"}, "links": [{"app": "7D3KX9QW2M.a", "no-match": ["https://a.com/"]}]}"#)
        #expect(command.status == 66)
        #expect(command.output.isEmpty)
        #expect(command.complaint.contains(":1:21: no such file or directory: “"))
    }

    @Test func `is 66 for a file that is missing, and the others run`() throws {
        let command = try Command("test", "no/such.json", Self.shop)
        #expect(command.status == 66)
        #expect(command.complaint == "aasa: no/such.json: no such file\n")
        #expect(command.output.contains("6 expectations, all met"))
    }

    @Test(arguments: [["test"], ["test", "--format", "xml", "x"], ["test", "--timeout", "0", "x"]])
    func `is 64 for wrong usage`(arguments: [String]) throws { #expect(try Command(arguments).status == 64) }

    @Test func `never takes a host that was not asked for one that lacks something`() throws {
        let text = #"{"links": [{"app": "7D3KX9QW2M.a", "no-match": ["https://example.com/"]}]}"#
        let (command, _) = try Self.run(text, "--offline")
        #expect(command.status == 1)
        #expect(command.output.contains("the outcome is unknown: example.com was not contacted"))
        #expect(command.output.contains("name its folder under “sites”"))
    }

    @Test func `takes an AASA file by itself for a site, and --site before that`() throws {
        let file = Command.root.appending(
            path: "Fixtures/Sites/shop.example.com/.well-known/apple-app-site-association"
        ).path
        let text =
            #"{"sites": {"a.com": "\#(file)"}, "associations": [{"app": "7D3KX9QW2M.com.example.shop", "service": "applinks", "domain": "a.com"}]}"#
        #expect(try Self.run(text).command.status == 0)
        let replaced = try Self.run(text, "--site", "a.com=Fixtures/Sites/blog.example.com").command
        #expect(replaced.status == 1)
        #expect(replaced.output.contains("there is no file “Fixtures/Sites/blog.example.com/.well-known/"))
        #expect(replaced.output.contains("error[AD235]"), "the cause is told too")
    }

    @Test func `has an example in its help that it reads without a mistake`() throws {
        let lines = try Command("test", "--help").output.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.hasSuffix("{") && $0.drop { $0 == " " } == "{" })
        let end = try #require(lines.lastIndex { $0.drop { $0 == " " } == "}" })
        let example = lines[start...end].joined(separator: "\n")
        let (command, _) = try Self.run(example, "--offline")
        let complaints = command.complaint.split(separator: "\n")
        #expect(complaints.count == 2)
        #expect(complaints.allSatisfy { $0.contains("no such file") }, "all that is wrong is what is not here")
        let site = Command.root.appending(path: "Fixtures/Sites/shop.example.com").path
        let broken = Command.root.appending(
            path: "Fixtures/Checks/AD301-json-trailing-comma/fires-in-object/apple-app-site-association"
        ).path
        let (tested, _) = try Self.run(
            example.replacingOccurrences(of: #""public""#, with: #""\#(site)""#)
                .replacingOccurrences(of: #""fixtures/broken""#, with: #""\#(broken)""#))
        #expect(tested.complaint.isEmpty)
        #expect(tested.output.contains("7 expectations, "))
    }

    @Test func `has the example of its article in the file that the article names`() throws {
        let article = try Repository.text(of: MarkdownPage.catalog + "/Expectations.md")
        #expect(article.contains("```json\n\(try Repository.text(of: Self.shop))```"))
    }

    @Test func `lets check and lint write test cases too`() throws {
        let site = "shop.example.com=Fixtures/Sites/shop.example.com"
        let check = try Command(
            "check", "shop.example.com", "--app", "7D3KX9QW2M.com.example.shop", "--app", "7D3KX9QW2M.com.example.x",
            "--site", site, "--format", "tap")
        #expect(check.status == 1)
        #expect(
            check.output.hasPrefix(
                "TAP version 14\n1..2\nok 1 - shop.example.com webcredentials:shop.example.com 7D3KX9QW2M.com.example.shop\nnot ok 2 - "
            ))
        let file = "Fixtures/Sites/shop.example.com/.well-known/apple-app-site-association"
        let lint = try Command("lint", file, "--format", "junit", "--fail-on", "note")
        #expect(lint.output.contains("<testcase name=\"\(file)\""))
        let unknown = try Command("check", "shop.example.com", "--site", site, "--format", "tap")
        #expect(unknown.output.contains("# SKIP no app was named"))
    }

    private struct Decoded: Decodable {
        struct Expectation: Decodable {
            let outcome: String
            let file: String
            let line: Int
            let findings: [Int]
        }
        struct Finding: Decodable { let name: String }
        let expectations: [Expectation]
        let findings: [Finding]
    }
}

import Foundation
import TestData
import Testing

@Suite struct `aasa fix` {
    static let broken = "{\r\n\t\"webcredential\": {\"apps\": [\"7D3KX9QW2M.com.example.app\",]}\r\n}"
    static let repaired = "{\r\n\t\"webcredentials\": {\"apps\": [\"7D3KX9QW2M.com.example.app\"]}\r\n}"

    @Test func `shows what it would do and does nothing without being told`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.broken, to: "aasa")
        let command = try Command("fix", path)
        #expect(command.status == 1 && command.complaint.isEmpty)
        #expect(
            command.output.hasPrefix(
                "--- \(path)\n+++ \(path)\n@@ -1,3 +1,3 @@\n {\r\n-\t\"webcredential\": {\"apps\": "),
            "\(command.output)")
        #expect(command.output.contains("aasa: 2 findings repaired; nothing is written without --write\n"))
        #expect(command.output.hasSuffix("no problems found\n"))
        #expect(try folder.text("aasa") == Self.broken)
    }

    @Test func `repairs the file of a site, and says where it belongs`() throws {
        let folder = try ConfiguredFolder(nil)
        try folder.put(Self.broken, in: "web/.well-known/apple-app-site-association")
        try folder.put("", in: "void/readme")
        for target in ["shop.example.com", "https://shop.example.com/buy?x=1"] {
            let command = try folder.run("fix \(target) --site shop.example.com=web")
            #expect(command.status == 0 && command.output == Self.repaired, "\(command.output)\(command.complaint)")
            let url = "https://shop.example.com/.well-known/apple-app-site-association"
            #expect(command.complaint == "aasa: \(url): 2 findings repaired; put this file in its place\n")
        }
        let written = try folder.run("fix shop.example.com --site shop.example.com=web -o new.json")
        #expect(written.status == 0 && written.output.isEmpty)
        let again = try folder.run("fix new.json")
        #expect(again.status == 0 && again.output == "no problems found\n")
        let none = try folder.run("fix shop.example.com --site shop.example.com=void")
        #expect(none.status == 1 && none.complaint.contains("aasa check shop.example.com says how to fix that"))
        #expect(try folder.run("fix shop.example.com --offline").status == 66)
        #expect(try folder.run("fix shop.example.com new.json").status == 64)
        #expect(try folder.run("fix shop.example.com --write").status == 64)
        #expect(try folder.run("fix new.json --output other.json").status == 64)
    }

    /// A report in JSON, as far as it is about repairs.
    private struct RepairReport: Decodable {
        struct Finding: Decodable {
            let name: String
            let fix: Fix?
        }

        struct Fix: Decodable {
            let command: String
            let changesLinks: Bool
        }

        let findings: [Finding]
    }

    private static func findings(in folder: ConfiguredFolder) throws -> [RepairReport.Finding] {
        let output = try folder.run("lint file.json --format json").output
        return try JSONDecoder().decode(RepairReport.self, from: Data(output.utf8)).findings
    }

    @Test(arguments: [
        (#"[{"/": "/*"}, {"/": "/admin/*", "exclude": true}]"#, "component-unreachable", true),
        (#"[{"/": "/a/*", "?": {"t": "*"}}, {"/": "/a/*", "exclude": true}]"#, "component-unreachable", true),
        (#"[{"/": "*", "exlude": true}, {"/": "/b"}]"#, "misspelt-key", true),
        (#"[{"/": "/caf\u00e9"}]"#, "raw-non-ascii", false),
        (#"[{"/": "/a", "comment": "x",}]"#, "json-trailing-comma", false),
    ])
    func `is what the report says, and the command that it names takes the finding away`(
        components: String, name: String, changesLinks: Bool
    ) throws {
        let folder = try ConfiguredFolder(nil)
        let app = "7D3KX9QW2M.com.example.app"
        try folder.put(
            #"{"applinks": {"details": [{"appIDs": ["\#(app)"], "components": \#(components)}]}}"#, in: "file.json")
        let fix = try #require(Self.findings(in: folder).first { $0.name == name }?.fix)
        #expect(fix.command == "aasa fix \(changesLinks ? "--change-links " : "")file.json")
        #expect(fix.changesLinks == changesLinks)
        #expect(try folder.run("lint file.json").output.contains("can be repaired"))
        let made = try folder.run(String(fix.command.dropFirst("aasa ".count)) + " --write")
        #expect(made.output.contains("written"), "\(made.output)\(made.complaint)")
        #expect(try Self.findings(in: folder).allSatisfy { $0.name != name })
    }

    @Test func `writes what it showed, keeps permissions and symbolic links, and then has nothing to do`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.broken, to: "real")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let link = folder.url.appending(path: "aasa").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
        let command = try Command("fix", "--write", link)
        #expect(command.status == 0 && command.output.contains("2 findings repaired; written\n"))
        #expect(try folder.text("real") == Self.repaired)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real")
        #expect(try folder.names() == ["aasa", "real"])
        let again = try Command("fix", "--write", link)
        #expect(again.status == 0 && again.output == "no problems found\n")
    }

    @Test func `turns standard input into standard output`() throws {
        let command = try Command("fix", "-", input: Self.broken)
        #expect(command.status == 0 && command.output == Self.repaired && command.complaint.isEmpty)
        let left = try Command("fix", "-", input: #"{"webcredentials": {"apps": ["com.example.app",]}}"#)
        #expect(left.status == 1 && left.output == #"{"webcredentials": {"apps": ["com.example.app"]}}"#)
        #expect(left.complaint.contains("error[AD432]: “com.example.app” has no prefix"))
    }

    @Test func `reports what a person must repair, and says why a repair is left`() throws {
        let folder = try TemporaryFolder()
        let text =
            #"{"applinks": {"details": [{"appIDs": ["7D3KX9QW2M.com.example.app"], "components": [{"/": "/a", "exlude": true}]}]}}"#
        let path = try folder.write(text, to: "aasa")
        let command = try Command("fix", path)
        #expect(command.status == 1)
        #expect(
            command.output.contains(
                "note: not repaired: https://example.com/a would change from match to exclude for “7D3KX9QW2M.com.example.app”\n"
            ))
        let told = try Command("fix", "--change-links", "--write", path)
        #expect(told.status == 0)
        #expect(try folder.text("aasa") == text.replacing("exlude", with: "exclude"))
    }

    @Test func `rewrites the old form of details, and says what it keeps`() throws {
        let entry = #"{"appID": "7D3KX9QW2M.com.example.a", "paths": ["NOT /a", "*"]}"#
        let kept = #"{"appID": "7D3KX9QW2M.com.example.b", "paths": ["/a?b=c"]}"#
        let command = try Command(
            "fix", "--paths-to-components", "-", input: #"{"applinks": {"apps": [], "details": [\#(entry), \#(kept)]}}"#
        )
        #expect(
            command.output.contains(
                #"{"appIDs": ["7D3KX9QW2M.com.example.a"], "components": [{ "/": "/a", "exclude": true }, { "/": "*" }]}, {"appID""#
            ))
        #expect(command.complaint.hasPrefix("standard input:1:"))
        #expect(command.complaint.contains("keeps its old form: the meaning of a query in “paths” is not documented\n"))
    }

    @Test func `answers in JSON`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.broken, to: "aasa")
        let command = try Command("fix", "--format", "json", path)
        let answer = try JSONDecoder().decode(Answer.self, from: Data(command.output.utf8))
        let file = try #require(answer.files.first)
        #expect(file.file == path && file.changed && !file.written)
        #expect(file.repaired.map(\.name) == ["json-trailing-comma", "misspelt-key"])
        let edit = try #require(file.repaired.last?.repair?.first)
        #expect(edit.start == 4 && edit.end == 19 && edit.replacement == "\"webcredentials\"")
        #expect(file.diff.hasPrefix("--- "))
        #expect(answer.findings.isEmpty)
    }

    @Test func `goes on after a file that is missing, and refuses what makes no sense`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.broken, to: "aasa")
        let command = try Command("fix", "--write", folder.url.path + "/none", path)
        #expect(command.status == 66 && command.complaint.hasSuffix("/none: no such file\n"))
        #expect(try folder.text("aasa") == Self.repaired)
        #expect(try Command("fix", "-", path).status == 64)
        #expect(try Command("fix", "--write", "-").status == 64)
        #expect(try Command("fix").status == 64)
    }

    struct Answer: Decodable {
        struct Edit: Decodable {
            let start: Int
            let end: Int
            let replacement: String
        }
        struct Finding: Decodable {
            let name: String
            let repair: [Edit]?
        }
        struct File: Decodable {
            let file: String
            let changed: Bool
            let written: Bool
            let repaired: [Finding]
            let diff: String
        }
        let files: [File]
        let findings: [Finding]
    }
}

import Foundation
import TestData
import Testing

@Suite struct `aasa diff` {
    static func file(_ components: String, apps: String = #""7D3KX9QW2M.com.example.a""#) -> String {
        "{\"applinks\": {\"details\": [{\"appIDs\": [\(apps)],\n\"components\": [\n\(components)]}]}}"
    }

    /// Writes the old file, hands over the new one on standard input.
    func diff(_ old: String, _ new: String, _ options: String...) throws -> Command {
        let folder = try TemporaryFolder(["old.json": old])
        let command = try Command(["diff", folder / "old.json", "-"] + options, input: new)
        #expect(!command.output.contains("\u{1B}"))
        return command
    }

    @Test func `calls a reordering that changes nothing no change`() throws {
        let (first, second) = (#"{"/": "/a/*"}"#, #"{"/": "/b/*", "exclude": true}"#)
        let command = try diff(Self.file(first + ",\n" + second), Self.file(second + ",\n" + first))
        #expect(command.status == 0)
        #expect(command.output == "links of 7D3KX9QW2M.com.example.a: no change (proved)\nno change\n")
        #expect(command.complaint.isEmpty)
    }

    @Test func `gives a URL that is decided differently, and the rules' places`() throws {
        let (first, second) = (#"{"/": "/a/p/*", "exclude": true}"#, #"{"/": "/a/*"}"#)
        let command = try diff(
            Self.file(first + ",\n" + second), Self.file(second + ",\n" + first), "--domain", "shop.example.com")
        #expect(command.status == 1)
        #expect(command.output.contains("https://shop.example.com/a/p : exclude → match\n"))
        #expect(command.output.contains("    before: \(first), "))
        #expect(command.output.contains(".json:3:1\n    after:  \(second), standard input:3:1\n"))
    }

    @Test func `lists the apps that a service gains and loses, in JSON too`() throws {
        let old = Self.file(#"{"/": "/x"}"#, apps: #""7D3KX9QW2M.com.example.a", "7D3KX9QW2M.com.example.b""#)
        let new = Self.file(#"{"/": "/y"}"#, apps: #""7D3KX9QW2M.com.example.c", "7D3KX9QW2M.com.example.a""#)
        let command = try diff(old, new, "--format", "json")
        #expect(command.status == 1)
        let answer = try JSONDecoder().decode(Answer.self, from: Data(command.output.utf8))
        #expect(answer.schemaVersion == 1)
        #expect(answer.services.map(\.service) == ["applinks"])
        #expect(answer.services.first?.gained == ["7D3KX9QW2M.com.example.c"])
        #expect(answer.services.first?.lost == ["7D3KX9QW2M.com.example.b"])
        #expect(answer.links.map(\.app) == ["7D3KX9QW2M.com.example.a"])
        #expect(answer.links.first?.outcome == "different")
        let witness = try #require(answer.links.first?.witness)
        #expect(witness.url == "https://example.com/x" && witness.before == "match" && witness.after == "no-match")
        #expect(witness.beforeRule?.line == 3 && witness.afterRule == nil)
    }

    @Test func `prints the findings of a file that is no valid JSON`() throws {
        let command = try diff(Self.file(#"{"/": "/x"},"#), Self.file(#"{"/": "/x"}"#))
        #expect(command.status == 1)
        #expect(command.output.contains("error[AD"))
    }

    @Test func `needs two files that exist`() throws {
        #expect(try Command("diff", "-", "-", input: "{}").status == 64)
        #expect(try Command("diff", "a", input: "{}").status == 64)
        #expect(try Command("diff", "-", "-x", input: "{}").status == 64)
        let command = try Command("diff", "no/such/file", "-", input: "{}")
        #expect(command.status == 66)
        #expect(command.complaint == "aasa: no/such/file: no such file\n")
    }

    @Test func `says where the answer rests on something that is not documented`() throws {
        let command = try diff(Self.file(#"{"/": "/a*b"}"#), Self.file(#"{"/": "/a?b"}"#))
        #expect(command.status == 1 && command.output.contains("https://example.com/ab : match → no-match\n"))
        let open = try diff(Self.file(#"{"/": "*/help"}"#), Self.file(""))
        #expect(open.status == 1 && open.output.contains("    note: not documented: "))
    }

    @Test func `takes the file of a domain`() throws {
        let site = ["--site", "shop.example.com=Fixtures/Sites/shop.example.com"]
        let path = "Fixtures/Sites/shop.example.com/.well-known/apple-app-site-association"
        let same = try Command(["diff", "shop.example.com", path] + site)
        #expect(same.status == 0 && same.output.hasSuffix("no change\n"))
        let other = try Command(
            ["diff", "shop.example.com", "-"] + site, input: "{\"webcredentials\": {\"apps\": []}}")
        #expect(other.status == 1 && other.output.contains(" is no longer listed\n"))
        let unreachable = try Command("diff", "other.example.com", path, "--offline")
        #expect(
            unreachable.status == 66 && unreachable.complaint.contains("other.example.com: its file was not fetched"))
    }

    struct Answer: Decodable {
        struct Service: Decodable {
            let service: String
            let gained: [String]
            let lost: [String]
        }
        struct Rule: Decodable { let line: Int }
        struct Witness: Decodable {
            let url: String
            let before: String
            let after: String
            let beforeRule: Rule?
            let afterRule: Rule?
        }
        struct Links: Decodable {
            let app: String
            let outcome: String
            let witness: Witness?
            let reason: String?
        }
        let schemaVersion: Int
        let services: [Service]
        let links: [Links]
    }
}

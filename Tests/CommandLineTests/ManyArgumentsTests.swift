import Foundation
import TestData
import Testing

@Suite struct `a command line of thousands of arguments` {
    private static let hosts = (0..<1000).map { "host\($0).example.com" }
    private static let options = ["--app", "7D3KX9QW2M.com.example.shop", "--offline", "--format", "json"]

    private static func domains(_ arguments: [String]) throws -> [String] {
        let command = try Command(["check"] + arguments)
        let report = try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any]
        return (report?["associations"] as? [[String: Any]] ?? []).compactMap { $0["domain"] as? String }
    }

    @Test func `means what it means with few, wherever the options stand`() throws {
        #expect(try Self.domains(Self.hosts + Self.options) == Self.hosts)
        #expect(try Self.domains(Self.options + Self.hosts) == Self.hosts)
        let (first, second) = (Self.hosts.prefix(400), Self.hosts.dropFirst(400))
        #expect(try Self.domains(first + Self.options + second) == Self.hosts)
        #expect(try Self.domains(Self.options + ["--"] + Self.hosts) == Self.hosts)
    }

    @Test func `names each file that is missing`() throws {
        let files = (0..<300).map { "/nowhere/\($0).json" }
        let command = try Command(["lint"] + files)
        #expect(command.status == 66)
        #expect(files.allSatisfy { command.complaint.contains($0) })
    }
}

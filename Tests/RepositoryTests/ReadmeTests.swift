import Foundation
import TestData
import Testing

@Suite struct `the README` {
    /// The fenced blocks of a language.
    static func blocks(_ language: String) throws -> [String] {
        try Repository.text(of: "README.md").components(separatedBy: "\n```").enumerated().compactMap { index, part in
            index % 2 == 1 && part.hasPrefix(language + "\n") ? String(part.dropFirst(language.count + 1)) : nil
        }
    }

    @Test func `shows the library as a file of the tests that is compiled`() throws {
        let source = try Repository.text(of: "Tests/AssociatedDomainsTests/TenLines.swift")
        let blocks = try Self.blocks("swift")
        #expect(!blocks.isEmpty)
        #expect(blocks.contains { source.contains($0) }, "the Swift of the README is not that of TenLines.swift")
    }

    /// Each `console` block begins with `$ aasa …`; what follows is what the command prints, word for word.
    @Test func `shows what the commands print`() throws {
        let blocks = try Self.blocks("console")
        #expect(!blocks.isEmpty)
        var readme = try Repository.text(of: "README.md")
        for block in blocks {
            let lines = block.components(separatedBy: "\n")
            let command = try #require(lines.first.flatMap { $0.hasPrefix("$ ") ? String($0.dropFirst(2)) : nil })
            readme = readme.replacingOccurrences(of: block, with: "$ \(command)\n" + (try Self.output(of: command)))
        }
        try Golden.expect(readme, in: "README.md")
    }

    private static func output(of command: String) throws -> String {
        let path = "\(ProgramRun.products.path):\(ProgramRun.environment["PATH"] ?? "")"
        let output = try ProgramRun(shell: command, environment: ["PATH": path]).output
        return output.hasSuffix("\n") ? String(output.dropLast()) : output
    }
}

import Foundation
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
            let printed = lines.dropFirst().joined(separator: "\n")
            let actual = try Self.output(of: command)
            if printed != actual, ProcessInfo.processInfo.environment["AASA_RECORD"] != nil {
                readme = readme.replacingOccurrences(of: block, with: "$ \(command)\n" + actual)
                Issue.record("recorded `\(command)`: a run that records does not pass")
            } else {
                #expect(printed == actual, "the output of `\(command)` is stale: run `make record`")
            }
        }
        if ProcessInfo.processInfo.environment["AASA_RECORD"] != nil {
            try readme.write(to: Repository.root.appending(path: "README.md"), atomically: true, encoding: .utf8)
        }
    }

    private static func output(of command: String) throws -> String {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = Repository.root
        process.environment = ["PATH": "\(folder):/usr/bin:/bin"]
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output.hasSuffix("\n") ? String(output.dropLast()) : output
    }
}

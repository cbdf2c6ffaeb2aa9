import Foundation
import TestData
import Testing

@Suite struct `in a terminal` {
    private static let check =
        "'\(Command.aasa.path)' check webcredentials:shop.example.com --app 7D3KX9QW2M.com.example.other"
        + " --site shop.example.com='\(Repository.fixtures.path)/Sites/shop.example.com' --color never"

    private static func shown(_ command: String) throws -> [String] {
        let run = try ProgramRun(shell: #"script -qec "$1" /dev/null"#, [command])
        return run.output.replacing("\r\n", with: "\n").components(separatedBy: "\n")
    }

    @Test(.needsTool("script"))
    func `the report of aasa check keeps to the width, and ends with the command that checks again`() throws {
        let lines = try Self.shown("stty cols 60; \(Self.check)")
        let sentences = lines.filter { !$0.contains("│") && !$0.contains("┌─") && !$0.hasPrefix("[AutoFill]") }
        let long = sentences.filter { $0.count > 60 && $0.split(separator: " ").count > 1 }
        #expect(long.allSatisfy { $0.hasPrefix("to check again: ") || $0.contains("served") }, "\(long)")
        #expect(lines.contains { $0.hasPrefix("to check again: aasa check webcredentials:shop.example.com --app ") })
        let wide = try Self.shown("stty cols 200; \(Self.check)")
        #expect(wide.count < lines.count)
    }

    @Test func `a report elsewhere has its lines whole`() throws {
        let run = try ProgramRun(shell: Self.check)
        #expect(
            run.output.contains(
                "✗ webcredentials:shop.example.com is not associated with 7D3KX9QW2M.com.example.other: "))
    }
}

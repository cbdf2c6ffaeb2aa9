package import Foundation
import Testing

/// Runs the built `aasa` and keeps what it printed.
package struct Command {
    package let status: Int32
    package let output: String
    package let complaint: String

    package static let root = Repository.root

    /// The built command line.
    package static let aasa = ProgramRun.products.appending(path: "aasa")

    package init(_ arguments: String..., input: String = "") throws { try self.init(arguments, input: input) }

    /// With `shellCommand` a shell runs that first and then becomes `aasa`, so that limits can be set.
    package init(_ arguments: [String], input: String = "", after shellCommand: String? = nil) throws {
        let run =
            if let shellCommand {
                try ProgramRun(
                    shell: shellCommand + #"; exec "$@""#, [Self.aasa.path] + arguments, input: input)
            } else {
                try ProgramRun(Self.aasa, arguments, input: input)
            }
        (status, output, complaint) = (run.status, run.output, run.complaint)
    }

    /// Expects that nothing in a text acts on a terminal or a build server.
    package static func expectHarmless(_ text: String) {
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars where scalar != "\n" && scalar != "\t" {
            let acts = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            if acts { Issue.record("U+\(String(scalar.value, radix: 16)) in: \(text)") }
        }
        for line in text.split(separator: "\n") {
            #expect(!line.drop { !("!"..."~").contains($0) }.hasPrefix("::"), "a command to GitHub Actions: \(line)")
            #expect(!line.contains(/##[A-Za-z]*\[/), "a command to Azure Pipelines or TeamCity: \(line)")
            #expect(!line.hasPrefix("forged"), "a forged line: \(line)")
        }
    }
}

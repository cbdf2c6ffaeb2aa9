import Foundation
import TestData
import Testing

/// Runs the built `aasa` and keeps what it printed.
struct Command {
    let status: Int32
    let output: String
    let complaint: String

    static let root = Repository.root

    /// The built command line.
    static let aasa = ProgramRun.products.appending(path: "aasa")

    init(_ arguments: String..., input: String = "") throws { try self.init(arguments, input: input) }

    /// With `shellCommand` a shell runs that first and then becomes `aasa`, so that limits can be set.
    init(_ arguments: [String], input: String = "", after shellCommand: String? = nil) throws {
        let run =
            if let shellCommand {
                try ProgramRun(
                    shell: shellCommand + #"; exec "$@""#, [Self.aasa.path] + arguments, input: input)
            } else {
                try ProgramRun(Self.aasa, arguments, input: input)
            }
        (status, output, complaint) = (run.status, run.output, run.complaint)
    }

    /// Expects that every command, by `aasa --help` and that of its groups, is among command lines.
    static func expectAllCommands(in lines: [String]) throws {
        var open = [""]
        while let group = open.popLast() {
            let help = try Command(group.split(separator: " ").map(String.init) + ["--help"]).output
            let list = help.components(separatedBy: "SUBCOMMANDS:\n").dropFirst().joined()
            let names = list.matches(of: #/(?m)^  ([a-z][a-z-]*) /#).map { String($0.1) }.filter { $0 != "default" }
            if names.isEmpty {
                #expect(lines.contains { $0 == group || $0.hasPrefix(group + " ") }, "aasa \(group)")
            }
            open += names.map { group.isEmpty ? $0 : "\(group) \($0)" }
        }
    }
}

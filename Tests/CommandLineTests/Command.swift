import Foundation
import TestData

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
}

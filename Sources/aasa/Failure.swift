import ArgumentParser
import AssociatedDomains

/// Why a command cannot do its work; the exit code tells the kind.
enum Failure: Error {
    /// An input is missing or unreadable: 66 (`EX_NOINPUT`).
    case input(Message)
    /// The output cannot be written: 66 too, since the contract has no code of its own for it.
    case output(Message)
    /// There are findings, which are printed already: 1.
    case findings

    /// Prints the one sentence on standard error and gives the exit code.
    func exitCode() -> ExitCode {
        switch self {
        case .input(let message), .output(let message):
            Terminal.complain(message)
            return ExitCode(66)
        case .findings: return ExitCode(1)
        }
    }

    /// A file that could not be read.
    init(_ failure: FileFailure, reading path: String) {
        switch failure {
        case .missing: self = .input("\(plain: path): there is no such file")
        case .isDirectory: self = .input("\(plain: path): this is a directory, not a file")
        case .notRegular: self = .input("\(plain: path): this is a pipe or a device, not a file")
        case .unreadable(let reason): self = .input("\(plain: path): cannot be read: \(plain: reason)")
        }
    }
}

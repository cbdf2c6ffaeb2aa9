import ArgumentParser
import AssociatedDomains

/// Why a command ends with an exit code other than 0.
enum Failure: Error {
    /// An input is missing or unreadable: 66 (`EX_NOINPUT`).
    case input(Message)
    /// The output cannot be written: 66 too, since no code is reserved for it.
    case output(Message)
    /// The arguments ask for what cannot be done: 64 (`EX_USAGE`).
    case usage(Message)
    /// The process cannot know what it was asked: 70 (`EX_SOFTWARE`).
    case internalError(Message)
    /// This machine lacks what the command needs; trying again later may do: 75 (`EX_TEMPFAIL`).
    case machine(Message)
    /// There are findings, which have been printed: 1.
    case findings

    /// A signal ended a command that finished what was under way: 128 and the signal's number, as shells count.
    case signal(CInt)

    /// Prints the message, if there is one, on standard error, and returns the exit code.
    func exitCode() -> ExitCode {
        let (code, message): (CInt, Message?) =
            switch self {
            case .input(let message), .output(let message): (66, message)
            case .usage(let message): (64, message)
            case .internalError(let message): (70, message)
            case .machine(let message): (75, message)
            case .findings: (1, nil)
            case .signal(let number): (128 + number, nil)
            }
        if let message { Terminal.complain(message) }
        return ExitCode(code)
    }

    /// The failure for an input that could not be used.
    init(_ failure: InputFailure) { self = .input(failure.sentence) }

    /// The failure for a check that could not be made.
    init(_ failure: CheckFailure) { self = .input(failure.sentence) }

    /// The failure for a file that could not be read.
    init(_ failure: FileFailure, reading path: String) { self.init(InputFailure(failure, reading: path)) }

    /// The failure for a file that could not be written.
    ///
    /// - Parameter inPlace: whether the command has an option to write into a file that cannot be replaced, which is not
    ///   given.
    init(_ failure: WriteFailure, writing path: String, inPlace: Bool = false) {
        let hint: Message = inPlace && failure.isOfReplacing ? "; --in-place writes into the file itself" : ""
        self = .output("\(plain: path): \(failure.message)\(hint)")
    }
}

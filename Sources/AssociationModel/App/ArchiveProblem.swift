package import Findings

/// What can be wrong with a zip archive, or with reading it.
package enum ArchiveProblem: Hashable, Sendable {
    /// There is no `unzip` on this machine.
    case noUnzip
    /// The archive is no zip file, or a broken one; what `unzip` says, and its exit code.
    case unreadable(code: Int, reason: String)
    /// `unzip` could not be run, or ended by a signal.
    case notRun(reason: String)
    /// An entry is named as none may be: absolute, with `..`, or with control characters.
    case badName(String)
    /// Two entries have the same name.
    case twice(String)
    /// There are more entries, or longer names, than any app has.
    case tooManyNames
    /// What is to be read lies so far into files that more than this many bytes would be unpacked.
    case tooMuchToUnpack(limit: Int)

    /// The problem in words.
    package var message: Message {
        switch self {
        case .noUnzip: "reading it needs the program unzip, which is not installed; on Debian: apt-get install unzip"
        case .unreadable(let code, let reason):
            reason.isEmpty
                ? "it is no zip archive that unzip can read (its exit code is \(code))"
                : "it is no zip archive that unzip can read: \(plain: reason)"
        case .notRun(let reason): "the program unzip could not be run: \(plain: reason)"
        case .badName(let name): "the archive holds an entry whose name is refused: \(name)"
        case .twice(let name): "the archive holds two entries named \(name)"
        case .tooManyNames: "the archive holds more entries than any app has"
        case .tooMuchToUnpack(let limit):
            "reading the app would unpack more than \(limit) bytes, which no app needs"
        }
    }
}

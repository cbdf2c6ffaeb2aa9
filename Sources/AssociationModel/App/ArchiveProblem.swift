package import Findings

/// What can be wrong with a zip archive, or with reading one.
package enum ArchiveProblem: Hashable, Sendable {
    /// The program `unzip` is not installed.
    case noUnzip
    /// The file is not a zip archive, or it is damaged; what `unzip` printed, and its exit code.
    case unreadable(code: Int, reason: String)
    /// `unzip` could not be run, or was ended by a signal.
    case notRun(reason: String)
    /// An entry has an unsafe name: an absolute path, `..`, or control characters.
    case badName(String)
    /// Two entries have the same name.
    case twice(String)
    /// There are unrealistically many entries, or their names are unrealistically long.
    case tooManyNames
    /// The parts to read are so far into their files that more than this many bytes would have to be unpacked.
    case tooMuchToUnpack(limit: Int)
    /// Unpacked, it has more than this many bytes.
    case tooMuch(limit: Int)
    /// It has more sources than this.
    case tooManySources(limit: Int)
    /// Its sources have more than this many bytes.
    case tooMuchSource(limit: Int)
    /// Unpacked, it has more or fewer bytes than it says.
    case otherSize
    /// It is in an archive itself.
    case inArchive
    /// There is no room to unpack it.
    case noRoom
    /// `unzip` would have to be run more than `limit` times, each time looking through this many entries.
    case tooManyReads(limit: Int, entries: Int)

    package var message: Message {
        switch self {
        case .noUnzip: "reading it needs the program unzip, which is not installed (on Debian: apt-get install unzip)"
        case .unreadable(let code, let reason):
            reason.isEmpty
                ? "unzip can't read the archive (exit code \(code))"
                : "unzip can't read the archive: \(plain: reason)"
        case .notRun(let reason): "the program unzip could not be run: \(plain: reason)"
        case .badName(let name): "the archive has an entry with an unsafe name: \(name)"
        case .twice(let name): "the archive has two entries named \(name)"
        case .tooManyNames: "the archive has unrealistically many entries"
        case .tooMuchToUnpack(let limit):
            "reading the app would unpack more than \(limit) bytes, which is unrealistically large"
        case .tooMuch(let limit):
            "unpacked, it has more than \(limit >> 20) MB; aasa check in the folder itself has no such limit"
        case .tooManySources(let limit):
            "it has more than \(plain: limit.grouped) sources; aasa check in the folder itself has no such limit"
        case .tooMuchSource(let limit):
            "its sources have more than \(limit >> 20) MB; aasa check in the folder itself has no such limit"
        case .otherSize: "unzip can't read the archive: its files have other sizes than it says"
        case .inArchive: "this archive is inside the one that was sent: check it by itself"
        case .noRoom: "this machine has no room to unpack it"
        case .tooManyReads(let limit, let entries):
            "reading the app would take more than \(limit) passes over the archive’s \(entries) entries, which is unrealistically many"
        }
    }
}

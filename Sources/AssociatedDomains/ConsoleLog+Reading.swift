package import AssociationModel
import Findings
import LocalFiles
import UniversalLinks

extension ConsoleLog {
    /// Reads a log of any length from a file, a pipe, or standard input (`-`), line by line without keeping it in memory.
    package init(reading path: String) throws(FileFailure) {
        var reader = ConsoleLogReader(from: path == "-" ? .standardInput : .file(path: path))
        var lines = try LineReader(path)
        while try lines.readLines({ reader.read($0) }) {}
        self = reader.finish()
    }
}

/// Reads files. An implementation limits how much is read.
package protocol FileReading: Sendable {
    /// Reads a whole file of at most `limit` bytes; if it is longer, returns its first `limit + 1` bytes.
    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]

    /// The names in a directory, sorted by their bytes, without `.` and `..`.
    func names(in directory: String) throws(FileFailure) -> [String]
}

extension FileReading {
    /// For a reader that knows no directories.
    package func names(in directory: String) throws(FileFailure) -> [String] { throw .missing }
}

/// Asks servers. The one who implements it owns the deadlines: a call always returns.
public protocol Fetching: Sendable {
    /// Sends a request, follows no redirect, and says what came of it.
    func exchange(_ request: Request) async -> Exchange
}

/// Reads files. The one who implements it bounds what is read.
public protocol FileReading: Sendable {
    /// Reads a whole file of at most `limit` bytes; of a longer one, the first `limit` and one more.
    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]
}

/// Why a file could not be read.
public enum FileFailure: Error, Hashable, Sendable {
    /// There is none.
    case missing
    /// It is a directory.
    case isDirectory
    /// It is a pipe, a socket or a device.
    case notRegular
    /// The system refused; its words.
    case unreadable(reason: String)
}

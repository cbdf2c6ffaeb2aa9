import TextFormats

/// Asks servers. The one who implements it owns the deadlines: a call always returns.
package protocol Fetching: Sendable {
    /// Sends a request, follows no redirect, and says what came of it.
    func exchange(_ request: Request) async -> Exchange
}

/// Reads files. The one who implements it bounds what is read.
package protocol FileReading: Sendable {
    /// Reads a whole file of at most `limit` bytes; of a longer one, the first `limit` and one more.
    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]
}

/// Why a file could not be read.
package enum FileFailure: Error, Hashable, Sendable {
    /// There is none.
    case missing
    /// It is a directory.
    case isDirectory
    /// It is a pipe, a socket or a device.
    case notRegular
    /// The system refused; its words.
    case unreadable(reason: String)
}

/// Looks into a bundle: a folder, or an archive that holds one. The one who implements it bounds what is read, and lets
/// nothing outside of the bundle be seen through it.
///
/// Paths are relative to the bundle, with `/` between their parts; the empty path is the bundle itself.
package protocol BundleReading: Sendable {
    /// What stands at a path; nil where there is nothing. A symbolic link inside the bundle counts as what it leads to;
    /// one that leads out of it is refused.
    func kind(of path: String) async throws(BundleFailure) -> BundleEntryKind?
    /// The names of what a directory holds, sorted by their bytes.
    func names(in directory: String) async throws(BundleFailure) -> [String]
    /// Reads `count` bytes of a file from `offset`; fewer where the file ends before.
    func bytes(of path: String, at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8]
}

/// What stands at a path of a bundle.
package enum BundleEntryKind: String, Hashable, Sendable, CaseIterable {
    /// A directory.
    case directory
    /// A file.
    case file
    /// A pipe, a socket or a device.
    case other
}

import TextFormats

/// Sends requests to servers. An implementation enforces the deadlines, so every call returns.
///
/// What a server does, or does not do, is an ``Exchange``; only a fetcher that cannot contact any server throws.
package protocol Fetching: Sendable {
    /// Sends a request without following redirects and returns its outcome.
    func exchange(_ request: Request) async throws(FetcherUnavailable) -> Exchange
}

/// Reads files. An implementation limits how much is read.
package protocol FileReading: Sendable {
    /// Reads a whole file of at most `limit` bytes; if it is longer, returns its first `limit + 1` bytes.
    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]
}

/// Why a file could not be read.
package enum FileFailure: Error, Hashable, Sendable {
    /// The file does not exist.
    case missing
    /// It is a directory.
    case isDirectory
    /// It is a pipe, a socket or a device.
    case notRegular
    /// The system refused to read it; the reason as the system words it.
    case unreadable(reason: String)
}

/// Reads the content of a bundle, which is a directory or is inside an archive. An implementation limits how much is
/// read and never exposes anything outside the bundle.
///
/// Paths are relative to the bundle, with `/` between their components; the empty path is the bundle itself.
package protocol BundleReading: Sendable {
    /// What is at a path; nil if nothing is. A symbolic link within the bundle counts as its target; one that points
    /// outside is refused.
    func kind(of path: String) async throws(BundleFailure) -> BundleEntryKind?
    /// The names in a directory, sorted by bytes.
    func names(in directory: String) async throws(BundleFailure) -> [String]
    /// Reads `count` bytes of a file starting at `offset`, or fewer if the file ends before that.
    func bytes(of path: String, at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8]
}

/// What is at a path in a bundle.
package enum BundleEntryKind: String, Hashable, Sendable, CaseIterable {
    case directory
    case file
    /// A pipe, a socket or a device.
    case other
}

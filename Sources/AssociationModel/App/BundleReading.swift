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

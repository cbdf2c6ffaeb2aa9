import Findings

/// How much may be unpacked of one archive, and how often.
///
/// A part far into a file can be reached only by unpacking everything before it, again for each part that is read. An
/// archive of a few megabytes could otherwise keep a machine busy for hours.
package struct UnpackingLimits: Hashable, Sendable {
    /// How many bytes are unpacked in all.
    package let bytes: Int
    /// How many times `unzip` is run.
    package let searches: Int

    package init(bytes: Int, searches: Int) {
        self.bytes = bytes
        self.searches = searches
    }

    /// Enough to read the executables of the largest app several times.
    private static let mostBytes = Bound.unpackedBytes.most
    /// How many bytes are unpacked for each byte of the archive, and in all of a small archive. Executables are packed to
    /// a third or less of their size; ten times that leaves room for reading them several times.
    private static let rate = 30
    private static let fewestBytes = 256 << 20
    /// How many entries `unzip` looks through in all: for each part that is read, all of them. Starting it takes as long
    /// as looking through `startingCost`.
    private static let mostEntries = 20_000_000
    private static let startingCost = 60_000

    /// The limits for an archive of a size, in bytes; nil if it is not known.
    package init(archiveSize: Int?, entries: Int) {
        let bytes = archiveSize.map { max(Self.fewestBytes, min($0, Self.mostBytes) * Self.rate) } ?? Self.mostBytes
        self.bytes = min(bytes, Self.mostBytes)
        searches = Self.mostEntries / (Self.startingCost + entries)
    }
}

/// What is left of the limits.
actor UnpackingBudget {
    nonisolated let limits: UnpackingLimits
    /// How many bytes may still be unpacked.
    private(set) var left: Int
    private var searchesLeft: Int

    init(_ limits: UnpackingLimits) {
        self.limits = limits
        (left, searchesLeft) = (limits.bytes, limits.searches)
    }

    /// Counts a run of `unzip`; false if there may be no more.
    func search() -> Bool {
        searchesLeft -= 1
        return searchesLeft >= 0
    }

    func spend(_ count: Int) { left -= min(count, left) }
}

import Findings
package import AssociationModel
package import LocalFiles

/// A bundle inside a zip archive (`.ipa`), read through the system's `unzip`.
///
/// Nothing is unpacked to disk: names are listed once, and each file is read from the output of `unzip -p`, which is
/// stopped as soon as enough has been read. So neither the paths nor the sizes in an archive are trusted.
package struct ZipBundle: BundleReading {
    /// The most bytes of names that are listed; an app with 100,000 files has some 10 MB.
    static let listingLimit = 32 << 20
    /// The most entries that an archive may have.
    static let entryLimit = Bound.archiveEntries.most
    /// How far into a file it reads, in unpacked bytes. The App Store accepts apps of up to 4 GB in all, unpacked.
    static let fileLimit = 2 << 30
    private let archive: String
    private let unzip: Unzip
    private let names: ZipNames
    private let budget: UnpackingBudget

    /// Opens an archive and lists it.
    ///
    /// - Parameters:
    ///   - size: the size of the archive, which limits what is unpacked; nil if it is not known.
    ///   - limits: the limits in place of those that follow from the size.
    ///   - unzip: the name of Info-ZIP's `unzip`, or its path.
    ///   - file: the archive, if it is open already; its path is then only its name. It stays open for as long as this value
    ///     is in use.
    package init(
        _ archive: String, size: Int? = nil, within limits: UnpackingLimits? = nil, unzip: String = "unzip",
        open file: TemporaryFile? = nil
    ) async throws(BundleFailure) {
        self.archive = archive
        self.unzip = Unzip(archive: archive, file: file, program: unzip)
        let listing = try await self.unzip.list(limit: Self.listingLimit)
        names = try ZipNames(listing, limit: Self.entryLimit, of: archive)
        budget = UnpackingBudget(limits ?? UnpackingLimits(archiveSize: size, entries: names.count))
    }

    /// The kind of entry at a path; nil if there is none. A symbolic link counts as a file that contains a path, and is
    /// never followed.
    package func kind(of path: String) async throws(BundleFailure) -> BundleEntryKind? {
        path.isEmpty ? .directory : names.kind(of: path)
    }

    /// The names in a directory, sorted by their bytes.
    package func names(in directory: String) async throws(BundleFailure) -> [String] { names.names(in: directory) }

    /// Reads `count` bytes of a file from `offset`; fewer if the file ends before.
    package func bytes(of path: String, at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8] {
        let matches = names.count(of: path)
        guard matches > 0 else { throw BundleFailure(.file(.missing), at: name(of: path)) }
        // `unzip` would write all matching entries, one after the other.
        guard matches == 1 else { throw BundleFailure(.archive(.twice(path)), at: archive) }
        guard offset >= 0, count >= 0, offset <= Self.fileLimit - count else {
            throw BundleFailure(.tooLarge(limit: Self.fileLimit), at: name(of: path))
        }
        guard await budget.search() else {
            throw BundleFailure(
                .archive(.tooManyReads(limit: budget.limits.searches, entries: names.count)), at: archive)
        }
        guard let part = try await unzip.read(path, at: offset, count: count, unpacking: await budget.left) else {
            throw BundleFailure(.archive(.tooMuchToUnpack(limit: budget.limits.bytes)), at: archive)
        }
        await budget.spend(part.unpacked)
        return part.bytes
    }

    private func name(of path: String) -> String { archive + "/" + path }
}

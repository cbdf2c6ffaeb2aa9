package import AssociationModel
import Subprocess
import TextFormats

/// A bundle inside a zip archive (`.ipa`), read through the system's `unzip`.
///
/// Nothing is unpacked to disk: names are listed once, and each file is read from the output of `unzip -p`, which is
/// stopped as soon as enough has been read. So neither the paths nor the sizes in an archive are trusted.
package struct ZipBundle: BundleReading {
    /// The most bytes of names that are listed; an app with 100,000 files has some 10 MB.
    static let listingLimit = 32 << 20
    /// The most entries that an archive may have.
    static let entryLimit = 250_000
    /// How far into a file it reads, in unpacked bytes. The App Store accepts apps of up to 4 GB in all, unpacked.
    static let fileLimit = 2 << 30
    /// How many bytes are unpacked in all: enough to read the executables of the largest app several times.
    static let unpackingLimit = 8 << 30

    private let archive: String
    private let unzip: Unzip
    /// The names of the files and directories; those of directories end in `/`.
    private let entries: [String]
    private let budget = UnpackingBudget(ZipBundle.unpackingLimit)

    /// Opens an archive and lists it.
    ///
    /// - Parameter unzip: the name of Info-ZIP's `unzip`, or its path.
    package init(_ archive: String, unzip: String = "unzip") async throws(BundleFailure) {
        self.archive = archive
        self.unzip = Unzip(archive: archive, program: unzip)
        let listing = try await self.unzip.list(limit: Self.listingLimit)
        var entries: [String] = []
        for line in listing.split(separator: UInt8(ascii: "\n")) {
            let entry = String(decoding: line, as: UTF8.self)
            let path = entry.utf8.last == UInt8(ascii: "/") ? String(entry.dropLast()) : entry
            guard path.isPathInside else { throw BundleFailure(.archive(.badName(entry)), at: archive) }
            guard entries.count < Self.entryLimit else { throw BundleFailure(.archive(.tooManyNames), at: archive) }
            entries.append(entry)
        }
        self.entries = entries
    }

    /// The kind of entry at a path; nil if there is none. A symbolic link counts as a file that contains a path, and is
    /// never followed.
    package func kind(of path: String) async throws(BundleFailure) -> BundleEntryKind? {
        if path.isEmpty { return .directory }
        var kind: BundleEntryKind?
        for entry in entries where entry.utf8.starts(with: path.utf8) {
            let rest = entry.utf8.dropFirst(path.utf8.count)
            if rest.first == UInt8(ascii: "/") { return .directory }
            if rest.isEmpty { kind = .file }
        }
        return kind
    }

    /// The names in a directory, sorted by their bytes.
    package func names(in directory: String) async throws(BundleFailure) -> [String] {
        let prefix = directory.isEmpty ? "" : directory + "/"
        var names: Set<String> = []
        for entry in entries where entry.utf8.starts(with: prefix.utf8) {
            let rest = entry.utf8.dropFirst(prefix.utf8.count)
            if !rest.isEmpty { names.insert(String(Substring(rest.prefix { $0 != UInt8(ascii: "/") }))) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Reads `count` bytes of a file from `offset`; fewer if the file ends before.
    package func bytes(of path: String, at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8] {
        let matches = entries.filter { $0.utf8.elementsEqual(path.utf8) }.count
        guard matches > 0 else { throw BundleFailure(.file(.missing), at: name(of: path)) }
        // `unzip` would write all matching entries, one after the other.
        guard matches == 1 else { throw BundleFailure(.archive(.twice(path)), at: archive) }
        guard offset >= 0, count >= 0, offset <= Self.fileLimit - count else {
            throw BundleFailure(.tooLarge(limit: Self.fileLimit), at: name(of: path))
        }
        guard await !budget.isSpent else {
            throw BundleFailure(.archive(.tooMuchToUnpack(limit: Self.unpackingLimit)), at: archive)
        }
        let part = try await unzip.read(path, at: offset, count: count)
        await budget.spend(part.unpacked)
        return part.bytes
    }

    private func name(of path: String) -> String { archive + "/" + path }
}

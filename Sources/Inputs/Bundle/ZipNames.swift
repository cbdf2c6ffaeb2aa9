import AssociationModel

/// The names of the entries of an archive, sorted, so that looking one up costs the same however many there are.
struct ZipNames: Sendable {
    private let listing: [UInt8]
    private let names: [Range<Int>]

    /// - Parameter listing: the names, one per line; those of directories end in `/`.
    init(_ listing: [UInt8], limit: Int, of archive: String) throws(BundleFailure) {
        var names: [Range<Int>] = []
        var start = 0
        while start < listing.count {
            let end = listing[start...].firstIndex(of: UInt8(ascii: "\n")) ?? listing.count
            let name = listing[start..<end]
            guard (name.last == Self.slash ? name.dropLast() : name).isPathInside || name.isEmpty else {
                throw BundleFailure(.archive(.badName(String(decoding: name, as: UTF8.self))), at: archive)
            }
            guard names.count < limit else { throw BundleFailure(.archive(.tooManyNames), at: archive) }
            if !name.isEmpty { names.append(start..<end) }
            start = end + 1
        }
        self.listing = listing
        self.names = listing.withUnsafeBytes { bytes in
            names.sorted { bytes[$0].lexicographicallyPrecedes(bytes[$1]) }
        }
    }

    var count: Int { names.count }

    /// The kind of entry at a path; nil if there is none.
    func kind(of path: String) -> BundleEntryKind? {
        let folder = Array((path + "/").utf8)
        let first = firstIndex(from: folder)
        if first < names.count, listing[names[first]].starts(with: folder) { return .directory }
        return count(of: path) > 0 ? .file : nil
    }

    /// How many entries have exactly this name.
    func count(of path: String) -> Int {
        let path = Array(path.utf8)
        return names[firstIndex(from: path)...].prefix { listing[$0].elementsEqual(path) }.count
    }

    /// The names in a directory, sorted by their bytes.
    func names(in directory: String) -> [String] {
        let prefix = directory.isEmpty ? [] : Array((directory + "/").utf8)
        var found: Set<String> = []
        var last: ArraySlice<UInt8> = []
        for name in names[firstIndex(from: prefix)...] {
            guard listing[name].starts(with: prefix) else { break }
            let part = listing[name].dropFirst(prefix.count).prefix { $0 != Self.slash }
            if part.isEmpty || part.elementsEqual(last) { continue }
            last = part
            found.insert(String(decoding: part, as: UTF8.self))
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static let slash = UInt8(ascii: "/")

    /// The index of the first name that does not come before these bytes.
    private func firstIndex(from bytes: [UInt8]) -> Int {
        var (low, high) = (0, names.count)
        while low < high {
            let middle = (low + high) / 2
            if listing[names[middle]].lexicographicallyPrecedes(bytes) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

import AssociationModel
import LocalFiles

/// The index of a git repository, as far as it tells which association files are tracked.
///
/// The format is that of gitformat-index(5), <https://git-scm.com/docs/index-format>.
struct GitIndex {
    /// The absolute path of the repository's folder.
    private let folder: String
    /// The paths relative to it of the entries that are named as the association file is.
    private let tracked: Set<String>

    // Larger than that of the largest repositories.
    private static let sizeLimit = 64 << 20
    private static let fileName = Array("apple-app-site-association".utf8)

    /// Reads the index of the repository that a folder is in; nil if it is in none, or if the index does not have all
    /// paths in full: version 4, a split or a sparse index.
    ///
    /// - Parameter folder: an absolute path.
    init?(around folder: String) {
        guard let top = Self.repository(around: folder), let directory = Self.gitDirectory(of: top),
            let bytes = try? LocalFiles().read(directory + "/index", limit: Self.sizeLimit),
            bytes.count <= Self.sizeLimit,
            let tracked = Self.tracked(in: bytes)
        else { return nil }
        self.folder = top
        self.tracked = tracked
    }

    /// Whether the file at an absolute path is tracked.
    func names(_ path: String) -> Bool {
        path.hasPrefix(folder + "/") && tracked.contains(String(path.dropFirst(folder.count + 1)))
    }

    /// The folder, or the nearest one above it, that is a repository's; nil if there is none.
    static func repository(around folder: String) -> String? {
        var folder = folder
        while !LocalFiles().exists(folder + "/.git") {
            guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            folder = String(folder[..<slash])
        }
        return folder
    }

    // In a submodule or a second work tree, `.git` is a file that names it.
    private static func gitDirectory(of repository: String) -> String? {
        let path = repository + "/.git"
        guard !LocalFiles().isDirectory(path) else { return path }
        guard let bytes = try? LocalFiles().read(path, limit: 4_096) else { return nil }
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard line.hasPrefix("gitdir: ") else { return nil }
        let target = line.dropFirst("gitdir: ".count)
        return target.hasPrefix("/") ? String(target) : repository + "/" + target
    }

    // Nil if the bytes are not an index that is understood, or one without entries, from which the length of the hashes
    // does not show.
    private static func tracked(in bytes: [UInt8]) -> Set<String>? {
        guard bytes.starts(with: Array("DIRC".utf8)), let version = bytes.number(at: 4), (2...3).contains(version),
            let count = bytes.number(at: 8), count > 0
        else { return nil }
        for hash in [20, 32] {
            guard let (tracked, end) = entries(count, of: bytes, hash: hash) else { continue }
            return bytes.hasOnlyOptionalExtensions(from: end, hash: hash) ? tracked : nil
        }
        return nil
    }

    // The paths that count, and where the entries end; nil if they don't have hashes of this many bytes.
    private static func entries(_ count: Int, of bytes: [UInt8], hash: Int) -> (Set<String>, end: Int)? {
        var tracked: Set<String> = []
        var offset = 12
        for _ in 0..<count {
            guard let name = bytes.name(ofEntryAt: offset, hash: hash) else { return nil }
            if bytes[name].suffix(fileName.count).elementsEqual(fileName) {
                tracked.insert(String(decoding: bytes[name], as: UTF8.self))
            }
            // An entry ends with one to eight zero bytes, so that its length is a multiple of eight.
            offset += (name.upperBound - offset + 8) & ~7
        }
        return (tracked, offset)
    }
}

extension [UInt8] {
    // Big-endian, of four bytes.
    fileprivate func number(at offset: Int) -> Int? {
        offset + 4 <= count ? self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } : nil
    }

    // Where the path of an entry is; nil if there is no entry.
    fileprivate func name(ofEntryAt offset: Int, hash: Int) -> Range<Int>? {
        let flags = offset + 40 + hash
        guard flags + 2 <= count else { return nil }
        let start = flags + (self[flags] & 0x40 == 0 ? 2 : 4)
        guard start < count, let end = self[start...].firstIndex(of: 0), end > start else { return nil }
        let length = Int(self[flags] & 0x0F) << 8 | Int(self[flags + 1])
        return length == Swift.min(end - start, 0xFFF) ? start..<end : nil
    }

    // One whose name begins with another letter than a capital one changes what the entries mean.
    fileprivate func hasOnlyOptionalExtensions(from start: Int, hash: Int) -> Bool {
        var offset = start
        while offset + 8 <= count - hash, let size = number(at: offset + 4) {
            guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[offset]) else { return false }
            offset += 8 + size
        }
        return offset == count - hash
    }
}

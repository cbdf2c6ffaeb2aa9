package import AssociationModel
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A bundle that is a directory on this machine.
///
/// Symbolic links are followed if they stay inside the bundle, as those of macOS frameworks do; one that leads out is
/// rejected before its target is opened.
package struct LocalBundle: BundleReading {
    /// The most names of one directory that are read.
    package static let nameLimit = 100_000

    private let path: String
    private let root: String

    /// Opens a directory.
    package init(_ path: String) throws(BundleFailure) {
        self.path = path
        guard FileKind(path) == .directory, let root = LocalFiles().resolvedPath(path) else {
            throw BundleFailure(.file(FileKind(path) == nil ? .missing : .notRegular), at: path)
        }
        self.root = root
        // Where we may not look inside, nothing in it is missing.
        if FileKind(root + "/.") == nil {
            throw BundleFailure(.file(.unreadable(reason: "Permission denied")), at: path)
        }
    }

    /// The kind of entry at a path; nil if there is none.
    package func kind(of relative: String) async throws(BundleFailure) -> BundleEntryKind? {
        guard let place = try place(of: relative) else { return nil }
        return switch FileKind(place) {
        case .directory: .directory
        case .regular: .file
        case .other: .other
        case nil: nil
        }
    }

    /// The names in a directory, sorted by their bytes.
    package func names(in directory: String) async throws(BundleFailure) -> [String] {
        let place = try existing(directory)
        do throws(FileFailure) {
            let names = try LocalFiles().names(in: place)
            if names.count <= Self.nameLimit { return names }
        } catch {
            throw BundleFailure(.file(error), at: name(of: directory))
        }
        throw BundleFailure(.tooLarge(limit: Self.nameLimit), at: name(of: directory))
    }

    /// Reads `count` bytes of a file from `offset`; fewer if the file ends before.
    package func bytes(of file: String, at offset: Int, count: Int) async throws(BundleFailure) -> [UInt8] {
        let place = try existing(file)
        do throws(FileFailure) { return try LocalFiles().read(place, at: offset, count: count) } catch {
            throw BundleFailure(.file(error), at: name(of: file))
        }
    }

    private func existing(_ relative: String) throws(BundleFailure) -> String {
        guard let place = try place(of: relative) else { throw BundleFailure(.file(.missing), at: name(of: relative)) }
        return place
    }

    // The path with all symbolic links resolved; nil if nothing is there.
    private func place(of relative: String) throws(BundleFailure) -> String? {
        if relative.isEmpty { return root }
        guard let place = LocalFiles().resolvedPath(root + "/" + relative) else { return nil }
        let prefix = root == "/" ? root : root + "/"
        guard place == root || place.utf8.starts(with: prefix.utf8) else {
            throw BundleFailure(.leadsOut, at: name(of: relative))
        }
        return place
    }

    private func name(of relative: String) -> String { relative.isEmpty ? path : path + "/" + relative }
}

import AssociationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file whose content is written in one step: readers see either the old content or the new.
///
/// The bytes go into a ``NewFile`` in the same directory, since a rename is atomic only within a file system. It then takes
/// the place of the old one. Whatever fails leaves the old file and nothing else, and so do SIGHUP, SIGINT, SIGQUIT and
/// SIGTERM after ``LocalFiles/finishWritesBeforeEnding()``. SIGKILL and a power failure can leave a file `.aasa-…`, which may
/// be deleted: on Linux only in the moment between naming and renaming it.
struct AtomicFile: ~Copyable {
    private let folder: OpenFolder
    private let name: String

    init(_ name: String, in folder: consuming OpenFolder) {
        self.folder = folder
        self.name = name
    }

    /// The file that a path leads to: where its last part is a symbolic link, what that leads to, even if it does not exist.
    init(_ path: String) throws(WriteFailure) {
        guard !path.utf8.contains(0) else { throw .noDirectory }
        var path = path
        // As many links as Linux follows.
        for _ in 0..<40 {
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let start = slash.map { String(path[...$0]) } ?? ""
            let name = String(path.dropFirst(start.count))
            guard !name.isEmpty else { throw .noDirectory }
            let folder = try OpenFolder(start.isEmpty ? "." : start)
            guard let target = try folder.target(ofLink: name) else {
                self.init(name, in: folder)
                return
            }
            path = target.utf8.first == UInt8(ascii: "/") ? target : start + target
        }
        throw WriteFailure(errno: ELOOP)
    }

    /// Writes a file that does not exist yet; it gets the process's permissions for new files.
    func create(_ bytes: [UInt8]) throws(WriteFailure) {
        try EndingSignals.waitFor { () throws(WriteFailure) in
            var new = try NewFile(in: folder, mode: 0o666)
            defer { new.close(in: folder) }
            try Self.fill(new.file, bytes)
            try new.appear(as: name, in: folder)
        }
    }

    /// Replaces the content of a file that exists; it keeps its owner, group, permissions and attributes as far as the
    /// system lets us.
    ///
    /// - Parameter old: what must still be in it; nil for anything.
    func replace(_ old: [UInt8]?, with bytes: [UInt8]) throws(WriteFailure) {
        let target = try ExistingFile(name, in: folder, for: .replacing)
        try EndingSignals.waitFor { () throws(WriteFailure) in
            var new = try NewFile(in: folder, mode: 0o600)
            defer { new.close(in: folder) }
            try Self.fill(new.file, bytes)
            // While it is still ours: the system may refuse to name a file of somebody else.
            try new.takeName(in: folder)
            try target.handDown(to: new.file)
            if let old, try !target.requires(old, or: bytes, at: name, in: folder) { return }
            try new.takePlace(of: name, in: folder)
        }
    }

    /// Writes into a file that exists, which other programs may see half written.
    ///
    /// - Parameter old: what must still be in it, and what is put back if not all of the new content can be written.
    func overwrite(_ old: [UInt8], with bytes: [UInt8]) throws(WriteFailure) {
        let target = try ExistingFile(name, in: folder, for: .overwriting)
        try EndingSignals.waitFor { () throws(WriteFailure) in
            if try target.requires(old, or: bytes, at: name, in: folder) { try target.overwrite(old, with: bytes) }
        }
    }

    private static func fill(_ file: OpenFile, _ bytes: [UInt8]) throws(WriteFailure) {
        do throws(FileFailure) {
            for start in stride(from: 0, to: bytes.count, by: 1 << 20) where !EndingSignals.isWaiting {
                try file.write(bytes[start..<min(start + 1 << 20, bytes.count)])
            }
            if !EndingSignals.isWaiting { try file.synchronize() }
        } catch {
            throw WriteFailure(error)
        }
        if EndingSignals.isWaiting { throw WriteFailure(errno: EINTR) }
    }
}

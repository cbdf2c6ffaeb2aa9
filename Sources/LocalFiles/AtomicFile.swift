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
/// The bytes go into a new file in the same directory, whose name begins with `.aasa-`, since a rename is atomic only
/// within a file system. Until it is complete, nobody but its owner may read it. It then takes the place of the old one.
/// Whatever fails leaves the old file and nothing else, and so do SIGHUP, SIGINT, SIGQUIT and SIGTERM after
/// ``LocalFiles/finishWritesBeforeEnding()``. SIGKILL and a power failure can leave the file `.aasa-…`, which may be
/// deleted.
struct AtomicFile: ~Copyable {
    private let folder: OpenFolder
    private let name: String

    init(_ name: String, in folder: consuming OpenFolder) {
        self.folder = folder
        self.name = name
    }

    /// - Parameter path: a path whose last part is no symbolic link.
    init(_ path: String) throws(WriteFailure) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        guard !name.isEmpty else { throw .noDirectory }
        folder = try OpenFolder(slash.map { String(path[...$0]) } ?? ".")
    }

    /// Writes a file that does not exist yet; it gets the process's permissions for new files.
    func create(_ bytes: [UInt8]) throws(WriteFailure) {
        try EndingSignals.waitFor { () throws(WriteFailure) in
            try withTemporary(mode: 0o666) { file, temporary throws(WriteFailure) in
                try Self.fill(file, bytes)
                try folder.rename(temporary, toNew: name)
            }
        }
    }

    /// Replaces the content of a file that exists; it keeps its owner, group, permissions and attributes as far as the
    /// system lets us.
    ///
    /// - Parameter old: what must still be in it; nil for anything.
    func replace(_ old: [UInt8]?, with bytes: [UInt8]) throws(WriteFailure) {
        let target = try ExistingFile(name, in: folder, for: .replacing)
        try EndingSignals.waitFor { () throws(WriteFailure) in
            try withTemporary(mode: 0o600) { file, temporary throws(WriteFailure) in
                try Self.fill(file, bytes)
                try target.handDown(to: file)
                if let old, try !target.requires(old, or: bytes, at: name, in: folder) {
                    return folder.remove(temporary)
                }
                try folder.rename(temporary, to: name)
            }
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

    // A new file, which is removed if `body` fails.
    private func withTemporary(
        mode: mode_t, _ body: (OpenFile, _ name: String) throws(WriteFailure) -> Void
    ) throws(WriteFailure) {
        let temporary = ".aasa-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let file: OpenFile
        do throws(WriteFailure) {
            file = try folder.openFile(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        } catch {
            if case .refused(let reason) = error { throw .noFileBeside(reason: reason) }
            throw error
        }
        defer { file.close() }
        do throws(WriteFailure) { try body(file, temporary) } catch {
            folder.remove(temporary)
            throw error
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

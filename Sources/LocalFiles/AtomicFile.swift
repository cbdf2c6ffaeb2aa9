import AssociationModel
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Replaces the content of a file in one step.
struct AtomicFile {
    private let target: String
    private let permissions: mode_t?

    /// Targets an existing file; if the path is a symbolic link, the file that it leads to.
    init(replacing path: String, permissions: mode_t) throws(FileFailure) {
        guard let resolved = realpath(path, nil) else { throw FileFailure(errno: errno) }
        defer { free(resolved) }
        target = String(cString: resolved)
        self.permissions = permissions
    }

    /// Targets a file that does not exist yet; it gets the process's permissions for new files.
    init(creating path: String) throws(FileFailure) {
        guard !path.utf8.contains(0), !path.isEmpty, path.utf8.last != UInt8(ascii: "/") else { throw .missing }
        target = path
        permissions = nil
    }

    func write(_ bytes: [UInt8]) throws(FileFailure) {
        let (file, temporary) = try create()
        do throws(FileFailure) {
            defer { file.close() }
            try file.write(bytes)
            try file.finish(permissions: permissions)
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, target) == 0 else {
            let code = errno
            unlink(temporary)
            throw FileFailure(errno: code)
        }
    }

    // A new file in the directory of the target, since a rename is atomic only within a file system.
    private func create() throws(FileFailure) -> (OpenFile, path: String) {
        let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
        let directory = slash.map { String(target[...$0]) } ?? ""
        while true {
            let path = directory + ".aasa-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (OpenFile(descriptor: descriptor), path) }
            if errno != EEXIST, errno != EINTR { throw FileFailure(errno: errno) }
        }
    }
}

import AssociationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A new file in a folder, which gets its name, or takes another file's place, once it is complete.
///
/// Where the system has files without a name (`O_TMPFILE` of Linux), whatever ends the program before that leaves nothing.
/// Elsewhere it has a name that begins with `.aasa-`, and only its owner may read what is to replace another file.
struct NewFile {
    let file: OpenFile
    private var temporaryName: String?

    init(in folder: borrowing OpenFolder, mode: mode_t) throws(WriteFailure) {
        if let file = folder.unnamedFile(O_WRONLY, mode: mode) {
            self.file = file
            return
        }
        let name = Self.freshName
        do throws(WriteFailure) {
            file = try folder.openFile(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        } catch {
            if case .refused(let reason) = error { throw .noFileBeside(reason: reason) }
            throw error
        }
        temporaryName = name
    }

    /// Gives it a name, which nothing may have yet.
    mutating func appear(as name: String, in folder: borrowing OpenFolder) throws(WriteFailure) {
        guard let temporaryName else { return try folder.link(file, toNew: name) }
        try folder.rename(temporaryName, toNew: name)
        self.temporaryName = nil
    }

    /// Gives it the name under which it can be renamed, if it has none yet.
    mutating func takeName(in folder: borrowing OpenFolder) throws(WriteFailure) {
        guard temporaryName == nil else { return }
        let name = Self.freshName
        try folder.link(file, toNew: name)
        temporaryName = name
    }

    /// Gives it the name of a file, in place of that one.
    mutating func takePlace(of name: String, in folder: borrowing OpenFolder) throws(WriteFailure) {
        try takeName(in: folder)
        guard let temporaryName else { return }
        try folder.rename(temporaryName, to: name)
        self.temporaryName = nil
    }

    /// Closes it, and removes it unless it has a name for good.
    func close(in folder: borrowing OpenFolder) {
        if let temporaryName { folder.remove(temporaryName) }
        file.close()
    }

    /// A name that nothing has, for a file that must have one.
    static var freshName: String { ".aasa-" + String(UInt64.random(in: 0...UInt64.max), radix: 36) }
}

extension OpenFolder {
    /// A new file without a name; nil where the system or the file system has none, or no way to name it later.
    ///
    /// - Parameter isKept: whether it may get a name.
    func unnamedFile(_ flags: CInt, mode: mode_t, isKept: Bool = true) -> OpenFile? {
        #if os(Linux)
            // O_TMPFILE, which the module of the C library does not show.
            let unnamed = 0o20_000_000 | O_DIRECTORY
            let flags = flags | unnamed | (isKept ? 0 : O_EXCL) | O_CLOEXEC
            let file = OpenFile.retried { openat(descriptor, ".", flags, mode) }
            guard file >= 0 else { return nil }
            if !isKept || access(Self.path(of: file), F_OK) == 0 { return OpenFile(descriptor: file) }
            OpenFile(descriptor: file).close()
        #endif
        return nil
    }

    /// Names a file that has no name; nothing may have that name yet.
    func link(_ file: OpenFile, toNew name: String) throws(WriteFailure) {
        let path = Self.path(of: file.descriptor)
        guard linkat(AT_FDCWD, path, descriptor, name, AT_SYMLINK_FOLLOW) != 0 else { return }
        throw errno == EEXIST ? .exists : WriteFailure(errno: errno)
    }

    private static func path(of file: CInt) -> String { "/proc/self/fd/\(file)" }
}

import AssociationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A directory that was opened once: what is done in it cannot be led elsewhere by renaming it or by a symbolic link.
struct OpenFolder: ~Copyable {
    /// What stands under a name, without following a symbolic link.
    enum Entry {
        case file(FileIdentity)
        case directory
        case symbolicLink
        case other
    }

    let descriptor: CInt

    #if os(Linux)
        // O_PATH, which the module of the C library does not show: it needs no permission to list the directory.
        private static let access: CInt = 0o10_000_000
    #else
        private static let access = O_RDONLY
    #endif

    /// Opens a directory; symbolic links are followed.
    init(_ path: String) throws(WriteFailure) {
        guard !path.utf8.contains(0) else { throw .noDirectory }
        try self.init(descriptor: OpenFile.retried { open(path, Self.access | O_DIRECTORY | O_CLOEXEC) })
    }

    private init(descriptor: CInt) throws(WriteFailure) {
        guard descriptor >= 0 else { throw errno == ENOTDIR ? .noDirectory : WriteFailure(errno: errno) }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Opens a directory in this one, and creates it if nothing has its name.
    func entering(_ name: String) throws(WriteFailure) -> OpenFolder {
        try Self.requireName(name)
        if mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST { throw WriteFailure(errno: errno) }
        if case .symbolicLink = try entry(name) { throw .symbolicLink(name: name) }
        let flags = Self.access | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        return try OpenFolder(descriptor: OpenFile.retried { openat(descriptor, name, flags) })
    }

    /// What has this name; nil if nothing has.
    func entry(_ name: String) throws(WriteFailure) -> Entry? {
        try Self.requireName(name)
        var information = stat()
        guard fstatat(descriptor, name, &information, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw WriteFailure(errno: errno)
        }
        if information.st_mode & S_IFMT == S_IFLNK { return .symbolicLink }
        return switch FileKind(mode: information.st_mode) {
        case .directory: .directory
        case .regular: .file(FileIdentity(information))
        case .other: .other
        }
    }

    /// Where a symbolic link leads, from this directory; nil if the name is not one's.
    ///
    /// As Linux does where `fs.protected_symlinks` is set, but everywhere: in a folder like `/tmp`, where anybody can put a
    /// link, it throws for one that belongs neither to us nor to the folder's owner.
    func target(ofLink name: String) throws(WriteFailure) -> String? {
        let (link, information) = try openLink(name)
        defer { if link >= 0 { close(link) } }
        guard let information, information.st_mode & S_IFMT == S_IFLNK else { return nil }
        var own = stat()
        guard fstat(descriptor, &own) == 0 else { throw WriteFailure(errno: errno) }
        let isOpenToAll = own.st_mode & (S_ISVTX | S_IWOTH) == S_ISVTX | S_IWOTH
        if isOpenToAll, information.st_uid != geteuid(), information.st_uid != own.st_uid {
            throw .foreignLink(name: name)
        }
        let target = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            count = buffer.withMemoryRebound(to: CChar.self) { buffer in
                let (place, name) = link >= 0 ? (link, "") : (descriptor, name)
                return buffer.baseAddress.map { max(0, readlinkat(place, name, $0, buffer.count)) } ?? 0
            }
        }
        return target.isEmpty ? nil : String(decoding: target, as: UTF8.self)
    }

    /// Opens what has a name without following a link, where the system can, so that nobody exchanges it between two looks;
    /// returns a negative descriptor elsewhere, and no information where nothing has the name.
    private func openLink(_ name: String) throws(WriteFailure) -> (descriptor: CInt, stat?) {
        var information = stat()
        #if os(Linux)
            let link = OpenFile.retried { openat(descriptor, name, Self.access | O_NOFOLLOW | O_CLOEXEC) }
            let isKnown = link >= 0 && fstat(link, &information) == 0
        #else
            let link: CInt = -1
            let isKnown = fstatat(descriptor, name, &information, AT_SYMLINK_NOFOLLOW) == 0
        #endif
        if !isKnown, errno != ENOENT { throw WriteFailure(errno: errno) }
        return (link, isKnown ? information : nil)
    }

    /// Opens a file in this directory; a symbolic link is not followed.
    func openFile(_ name: String, _ flags: CInt, mode: mode_t = 0) throws(WriteFailure) -> OpenFile {
        let flags = flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        let file = OpenFile.retried { openat(descriptor, name, flags, mode) }
        guard file >= 0 else { throw WriteFailure(errno: errno) }
        return OpenFile(descriptor: file)
    }

    /// Removes a file.
    func remove(_ name: String) { _ = unlinkat(descriptor, name, 0) }

    /// Gives a file another name, in place of the file that has it.
    func rename(_ name: String, to other: String) throws(WriteFailure) {
        if renameat(descriptor, name, descriptor, other) != 0 { throw WriteFailure(errno: errno) }
    }

    /// Gives a file another name, which nothing may have yet.
    func rename(_ name: String, toNew other: String) throws(WriteFailure) {
        if linkat(descriptor, name, descriptor, other, 0) == 0 { return remove(name) }
        guard errno != EEXIST else { throw .exists }
        // A file system without hard links.
        if try entry(other) != nil { throw .exists }
        try rename(name, to: other)
    }

    private static func requireName(_ name: String) throws(WriteFailure) {
        let isSeparated = name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
        if name.isEmpty || name == "." || name == ".." || isSeparated { throw .invalidName(name) }
    }
}

/// Which file a name leads to, whatever its content.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t

    init(_ information: stat) { (device, number) = (information.st_dev, information.st_ino) }
}

extension WriteFailure {
    /// The failure for an error code of the system.
    init(errno code: CInt) { self.init(FileFailure(errno: code)) }

    /// The failure of writing to a file that is open.
    init(_ failure: FileFailure) {
        switch failure {
        case .missing: self = .noDirectory
        case .isDirectory: self = .isDirectory
        case .notRegular: self = .noReader
        case .unreadable(let reason): self = .refused(reason: reason)
        }
    }
}

package import AssociationModel
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads and writes files on this machine, with a limit on the size of what is read.
///
/// Symbolic links are followed, as web servers do. Anything but a regular file is rejected before a byte is read, so that
/// no pipe or device can keep the caller waiting.
package struct LocalFiles: FileReading {
    package init() {}

    /// Reads a file of at most `limit` bytes; of a longer one, only the first `limit + 1`.
    package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        if let (folder, path) = Self.sent(path) { return try folder.bytes(of: path, count: max(0, limit) + 1) }
        let file = try OpenFile(path, .reading)
        defer { file.close() }
        return try file.readRegular(limit: limit)
    }

    /// Reads `count` bytes of a file from `offset`; fewer if the file ends before.
    func read(_ path: String, at offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
        if let (folder, path) = Self.sent(path) { return try folder.bytes(of: path, at: offset, count: count) }
        let file = try OpenFile(path, .reading)
        defer { file.close() }
        return try file.readRegular(at: offset, count: count)
    }

    /// Reads standard input to its end, or at most `limit + 1` bytes, whatever it is connected to. It waits as long as a
    /// writer keeps the other end open.
    package func readStandardInput(limit: Int) throws(FileFailure) -> [UInt8] {
        try OpenFile.standardInput.readToEnd(limit: limit, expecting: 0)
    }

    /// Whether there is a directory at the path.
    package func isDirectory(_ path: String) -> Bool { FileKind(path) == .directory }

    /// Whether anything exists at the path: a file, a directory, or something else, but not a dangling symbolic link.
    package func exists(_ path: String) -> Bool { FileKind(path) != nil }

    /// The size of the file at the path; nil if there is none, or if the system does not say.
    package func size(of path: String) -> Int? {
        if let (folder, path) = Self.sent(path) { return folder.size(of: path) }
        var information = stat()
        guard !path.utf8.contains(0), stat(path, &information) == 0 else { return nil }
        return Int(information.st_size)
    }
}

/// The kind of file at a path, with symbolic links followed.
enum FileKind: Equatable {
    case directory
    case regular(permissions: mode_t)
    case other

    /// Nil if nothing is there, or if the system does not let us see it.
    init?(_ path: String) {
        if let (folder, place) = LocalFiles.sent(path) {
            guard !path.isEmpty, let kind = folder.kind(of: place) else { return nil }
            self = kind
            return
        }
        var information = stat()
        guard !path.utf8.contains(0), stat(path, &information) == 0 else { return nil }
        self.init(mode: information.st_mode)
    }

    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFDIR: self = .directory
        case S_IFREG: self = .regular(permissions: mode & 0o777)
        default: self = .other
        }
    }
}

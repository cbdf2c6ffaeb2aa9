package import AssociationModel
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files of this machine, read with bounds.
///
/// Symbolic links are followed, as web servers follow them. What is no regular file is refused before a byte is read,
/// so that neither a pipe nor a device can keep the caller waiting.
package struct LocalFiles: FileReading {
    /// Looks at the files of this machine.
    package init() {}

    /// Reads a whole file of at most `limit` bytes; of a longer one, the first `limit` and one more.
    package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        let file = try OpenFile(path, .reading)
        defer { file.close() }
        return try file.readRegular(limit: limit)
    }

    /// Reads standard input to its end or to `limit` bytes and one more, whatever it is connected to. It waits for as
    /// long as a writer keeps the other end open.
    package func readStandardInput(limit: Int) throws(FileFailure) -> [UInt8] {
        try OpenFile.standardInput.readToEnd(limit: limit, expecting: 0)
    }

    /// Whether there is a directory at the path.
    package func isDirectory(_ path: String) -> Bool { FileKind(path) == .directory }

    /// Whether there is anything at the path: a file, a directory, or another thing, a dangling symbolic link not.
    package func exists(_ path: String) -> Bool { FileKind(path) != nil }

    /// Writes a file so that readers see either the old content or the new, never a part of it.
    ///
    /// The bytes go into a new file beside it, which then takes its name; an existing file keeps its permissions, a
    /// symbolic link keeps pointing at the file it points at. A terminal, pipe or device such as `/dev/stdout` is
    /// written to as it stands.
    package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        switch FileKind(path) {
        case .directory: throw .isDirectory
        case .other: try writeThrough(bytes, to: path)
        case .regular(let permissions): try AtomicFile(replacing: path, permissions: permissions).write(bytes)
        case nil: try AtomicFile(creating: path).write(bytes)
        }
    }

    private func writeThrough(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let file = try OpenFile(path, .writing)
        defer { file.close() }
        try file.write(bytes)
    }
}

/// What stands at a path, symbolic links followed.
enum FileKind: Equatable {
    case directory
    case regular(permissions: mode_t)
    case other

    /// Nil where there is nothing, or nothing that the system lets us know of.
    init?(_ path: String) {
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

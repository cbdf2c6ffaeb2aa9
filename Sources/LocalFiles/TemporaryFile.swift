package import AssociationModel
package import Findings

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file for bytes that are too many for memory. It has no name, or loses it as soon as it is open, so that nobody else can
/// open it, and it ends with the last reference to it, or with the process.
package final class TemporaryFile: Sendable {
    private let file: OpenFile
    private let folder: String

    /// Creates an empty file.
    ///
    /// - Parameter folder: where its blocks are kept; nil for the folder that `TMPDIR` names, or `/tmp`.
    package init(in folder: String? = nil) throws(TemporaryFileFailure) {
        let folder = folder ?? Self.defaultFolder
        self.folder = folder
        do throws(WriteFailure) {
            let place = try OpenFolder(folder)
            if let file = place.unnamedFile(O_RDWR, mode: 0o600, isKept: false) {
                self.file = file
                return
            }
            let name = NewFile.freshName
            file = try place.openFile(name, O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
            place.remove(name)
        } catch {
            throw .notCreated(folder: folder, error)
        }
    }

    deinit { file.close() }

    /// The descriptor, for programs that read the file. It is open for as long as this value is in use.
    package var descriptor: CInt { file.descriptor }

    /// The number of bytes in it.
    package var size: Int { (try? file.information).map { Int($0.st_size) } ?? 0 }

    /// Writes bytes at the end.
    package func append(_ bytes: ArraySlice<UInt8>) throws(TemporaryFileFailure) {
        switch file.writeAll(bytes) {
        case 0: return
        case ENOSPC, EDQUOT, EFBIG: throw .full(folder: folder)
        case let code: throw .notWritten(folder: folder, reason: String(cString: strerror(code)))
        }
    }

    /// Reads at most `limit` bytes from the start.
    package func start(_ limit: Int) throws(FileFailure) -> [UInt8] { try file.readRegular(at: 0, count: limit) }

    /// Reads bytes from an offset; fewer if the file ends before.
    func bytes(at offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
        try file.readRegular(at: offset, count: count)
    }

    private static var defaultFolder: String {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return folder.isEmpty ? "/tmp" : folder
    }
}

/// Why bytes could not be kept in a temporary file.
package enum TemporaryFileFailure: Error, Hashable, Sendable {
    /// No file can be created in the folder.
    case notCreated(folder: String, WriteFailure)
    /// There is no space left in the folder, for this user or for anybody.
    case full(folder: String)
    /// The system refused; the reason as the system words it.
    case notWritten(folder: String, reason: String)

    /// One sentence, which names the folder.
    package var message: Message {
        switch self {
        case .notCreated(let folder, let failure): "a temporary file in \(folder) \(failure.message)"
        case .full(let folder): "there is no space left for a temporary file in \(folder)"
        case .notWritten(let folder, let reason):
            "a temporary file in \(folder) cannot be written: \(plain: reason)"
        }
    }
}

package import AssociationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension LocalFiles {
    /// Writes a file so that readers see either the old content or the new, never a part of it.
    ///
    /// The bytes go into a new file beside it, which is then renamed. An existing file keeps its owner, group,
    /// permissions and attributes where the system lets us; one that is read-only or has other names is not replaced.
    /// A symbolic link stays, and what it leads to is written, even if that does not exist yet; one of another user is not
    /// followed in a folder where anybody can put one. What is not a file (a
    /// terminal, a pipe, a device) is written to directly. So is what is open already, as `/dev/stdout` or under its own
    /// name, so that a redirection with `>>` keeps what is there.
    package func write(_ bytes: [UInt8], to path: String) throws(WriteFailure) {
        if let file = OpenFile(namedBy: path) {
            do throws(FileFailure) { return try file.write(bytes[...]) } catch { throw WriteFailure(error) }
        }
        switch FileKind(path) {
        case .directory: throw .isDirectory
        case .other: try writeThrough(bytes, to: path)
        case .regular: try AtomicFile(path).replace(nil, with: bytes)
        case nil: try AtomicFile(path).create(bytes)
        }
    }

    /// Changes a file that was read, in one step as ``write(_:to:)`` does; throws if its content is no longer the old
    /// one. Nothing is done if it is the new one already.
    ///
    /// - Parameter inPlace: writes into the file instead of replacing it. It then stays what it is in all respects, also
    ///   under other names, but other programs may see a part of the new content, and a power failure may leave one.
    package func rewrite(
        _ path: String, from old: [UInt8], to new: [UInt8], inPlace: Bool = false
    ) throws(WriteFailure) {
        do throws(WriteFailure) {
            let file = try AtomicFile(path)
            if inPlace { try file.overwrite(old, with: new) } else { try file.replace(old, with: new) }
        } catch {
            // It was there when it was read.
            throw error == .noDirectory ? .changed : error
        }
    }

    /// Writes a file below a directory, and creates the directories that are missing. Below the given directory no
    /// symbolic link is followed.
    ///
    /// - Parameters:
    ///   - path: the names of the directories, and that of the file.
    ///   - replacing: whether a file that exists is replaced.
    package func write(
        _ bytes: [UInt8], to path: [String], below directory: String, replacing: Bool
    ) throws(WriteFailure) {
        guard let name = path.last else { throw .isDirectory }
        try makeDirectory(directory)
        var folder = try OpenFolder(directory.isEmpty ? "." : directory)
        for name in path.dropLast() { folder = try folder.entering(name) }
        switch try folder.entry(name) {
        case .directory: throw .isDirectory
        case .symbolicLink: throw .symbolicLink(name: name)
        case .other: throw .exists
        case .file where !replacing: throw .exists
        case .file: try AtomicFile(name, in: folder).replace(nil, with: bytes)
        case nil: try AtomicFile(name, in: folder).create(bytes)
        }
    }

    /// Removes files of a directory; a symbolic link is removed itself, and a directory is left.
    package func remove(_ names: [String], in directory: String) throws(WriteFailure) {
        let folder = try OpenFolder(directory)
        for name in names { folder.remove(name) }
    }

    /// Makes SIGHUP, SIGINT, SIGQUIT and SIGTERM wait for the end of a write, so that they leave no temporary file; a
    /// write that has not come far is given up. For a program of its own, at its start: the handlers stay.
    package func finishWritesBeforeEnding() { EndingSignals.takeOver() }

    private func writeThrough(_ bytes: [UInt8], to path: String) throws(WriteFailure) {
        do throws(FileFailure) {
            let file = try OpenFile(path, .writing)
            defer { file.close() }
            try file.write(bytes[...])
        } catch {
            throw WriteFailure(error)
        }
    }
}

extension OpenFile {
    /// What is open already under a path: standard output or error, or a descriptor that the path names.
    init?(namedBy path: String) {
        if let descriptor = ["/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO][path] {
            self = OpenFile(descriptor: descriptor)
            return
        }
        for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
            guard let number = CInt(path.dropFirst(prefix.count)), number >= 0 else { return nil }
            self = OpenFile(descriptor: number)
            return
        }
        var information = stat()
        guard !path.utf8.contains(0), stat(path, &information) == 0 else { return nil }
        let named = FileIdentity(information)
        let same = [OpenFile.standardOutput, .standardError].first { file in
            guard let open = try? file.information, open.st_mode & S_IFMT == S_IFREG else { return false }
            return FileIdentity(open) == named
        }
        guard let same else { return nil }
        self = same
    }
}

import AssociationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is about to be replaced or overwritten, opened for writing so that the system says whether we may.
struct ExistingFile: ~Copyable {
    enum Purpose { case replacing, overwriting }

    private let file: OpenFile
    private let information: stat

    init(_ name: String, in folder: borrowing OpenFolder, for purpose: Purpose) throws(WriteFailure) {
        let file = try Self.open(name, in: folder, for: purpose)
        do throws(WriteFailure) {
            information = try Self.information(of: file, for: purpose)
        } catch {
            file.close()
            throw error
        }
        self.file = file
    }

    deinit { file.close() }

    private static func open(
        _ name: String, in folder: borrowing OpenFolder, for purpose: Purpose
    ) throws(WriteFailure) -> OpenFile {
        do throws(WriteFailure) { return try folder.openFile(name, O_RDWR) } catch {
            // A file that may be written and not read can still be replaced.
            guard purpose == .replacing, let file = try? folder.openFile(name, O_WRONLY) else {
                throw folder.isReadOnly(name) ? .readOnly : error
            }
            return file
        }
    }

    private static func information(of file: OpenFile, for purpose: Purpose) throws(WriteFailure) -> stat {
        let information: stat
        do throws(FileFailure) { information = try file.information } catch { throw WriteFailure(error) }
        guard case .regular(let permissions) = FileKind(mode: information.st_mode) else { throw .changed }
        // A superuser may write it all the same, but somebody wanted it to stay as it is.
        if permissions & 0o222 == 0 { throw .readOnly }
        let names = Int(information.st_nlink)
        if names > 1, purpose == .replacing { throw .hasOtherNames(count: names) }
        return information
    }

    /// Gives another file this one's owner, group, permissions, access control list and extended attributes.
    ///
    /// Where the system keeps us from handing down the owner, it is ours; where it keeps us from handing down the group,
    /// its members get no more than everybody does.
    func handDown(to other: OpenFile) throws(WriteFailure) {
        var permissions = information.st_mode & 0o777
        do throws(FileFailure) {
            let new = try other.information
            if new.st_gid != information.st_gid, !other.setOwner(nil, group: information.st_gid) {
                permissions &= ~0o070 | (permissions & 0o007) << 3
            }
            if new.st_uid != information.st_uid { _ = other.setOwner(information.st_uid, group: nil) }
            guard FileAttributes.copy(from: file, to: other) else {
                throw FileFailure.unreadable(reason: "its access control list cannot be kept")
            }
            try other.set(permissions: permissions)
            try other.synchronize()
        } catch {
            throw WriteFailure(error)
        }
    }

    /// Returns true if this is still the file of that name and has the old content, and false if it has the new
    /// content already; else throws.
    func requires(
        _ old: [UInt8], or new: [UInt8], at name: String, in folder: borrowing OpenFolder
    ) throws(WriteFailure) -> Bool {
        let current = try folder.openFile(name, O_RDONLY)
        defer { current.close() }
        do throws(FileFailure) {
            guard FileIdentity(try current.information) == FileIdentity(information) else { throw .notRegular }
            let bytes = try current.readToEnd(limit: max(old.count, new.count), expecting: old.count)
            if bytes == new { return false }
            if bytes == old { return true }
        } catch {
            throw .changed
        }
        throw .changed
    }

    /// Writes into the file; puts the old content back if that fails.
    func overwrite(_ old: [UInt8], with bytes: [UInt8]) throws(WriteFailure) {
        do throws(FileFailure) { try file.overwrite(with: bytes[...], size: bytes.count) } catch {
            let failure = WriteFailure(error)
            do throws(FileFailure) {
                try file.overwrite(with: old.prefix(file.offset), size: old.count)
            } catch {
                if case .refused(let reason) = failure { throw .damaged(reason: reason) }
            }
            throw failure
        }
    }
}

extension OpenFolder {
    /// Whether a file has no permission to write for anybody.
    fileprivate func isReadOnly(_ name: String) -> Bool {
        var information = stat()
        return fstatat(descriptor, name, &information, AT_SYMLINK_NOFOLLOW) == 0 && information.st_mode & 0o222 == 0
    }
}

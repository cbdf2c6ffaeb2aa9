import AssociationModel
import TextFormats

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file descriptor and the operations on it.
struct OpenFile {
    let descriptor: CInt

    /// What a file is opened for: to read it whole, to write it, or to read it as its bytes arrive.
    enum Purpose { case reading, writing, streaming }

    static let standardInput = OpenFile(descriptor: STDIN_FILENO)
    static let standardOutput = OpenFile(descriptor: STDOUT_FILENO)
    static let standardError = OpenFile(descriptor: STDERR_FILENO)

    init(descriptor: CInt) { self.descriptor = descriptor }

    /// Opens an existing file. It does not wait, except for streaming: without `O_NONBLOCK`, opening a pipe waits for its
    /// other end.
    init(_ path: String, _ purpose: Purpose) throws(FileFailure) {
        // The system would end the path at a zero byte and open another file.
        guard !path.utf8.contains(0) else { throw .missing }
        let access = (purpose == .writing ? O_WRONLY : O_RDONLY) | (purpose == .streaming ? 0 : O_NONBLOCK)
        let flags = access | O_CLOEXEC | O_NOCTTY
        descriptor = Self.retried { open(path, flags) }
        if descriptor < 0 { throw FileFailure(errno: errno) }
    }

    func close() { _ = sysClose(descriptor) }

    /// Reads a regular file; throws for anything else.
    func readRegular(limit: Int) throws(FileFailure) -> [UInt8] {
        // The size is only a hint: files in /proc have none, and a file may grow.
        try readToEnd(limit: limit, expecting: try sizeOfRegular())
    }

    /// Reads a part of a regular file, shorter if the file ends before; throws for anything else.
    func readRegular(at offset: Int, count: Int) throws(FileFailure) -> [UInt8] {
        let most = min(count, try sizeOfRegular() - max(offset, 0))
        var result: [UInt8] = []
        while result.count < most {
            let chunk = try readOnce(atMost: min(most - result.count, 1 << 20), from: offset + result.count)
            if chunk.isEmpty { break }
            result.append(contentsOf: chunk)
        }
        return result
    }

    private func sizeOfRegular() throws(FileFailure) -> Int {
        let information = try information
        switch FileKind(mode: information.st_mode) {
        case .directory: throw .isDirectory
        case .other: throw .notRegular
        case .regular: return Int(information.st_size)
        }
    }

    /// Reads to the end, or at most `limit + 1` bytes.
    func readToEnd(limit: Int, expecting size: Int) throws(FileFailure) -> [UInt8] {
        let most = max(limit, 0) == Int.max ? Int.max : max(limit, 0) + 1
        var result: [UInt8] = []
        var next = min(most, max(size, 0) < 1 << 20 ? max(size, 0) + 1 : 1 << 20)
        while result.count < most {
            let chunk = try readOnce(atMost: min(max(next, 4_096), most - result.count))
            if chunk.isEmpty { break }
            result.append(contentsOf: chunk)
            next = 1 << 20
        }
        return result
    }

    /// Reads what is available, at least one byte unless the file ends; returns the number of bytes.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int {
        while true {
            let count = Self.retried { sysRead(descriptor, buffer) }
            if count >= 0 { return count }
            guard errno == EAGAIN, isReady(for: CShort(POLLIN)) else { throw FileFailure(errno: errno) }
        }
    }

    /// Writes all bytes, even to a descriptor that is non-blocking.
    func write(_ bytes: ArraySlice<UInt8>) throws(FileFailure) {
        let code = writeAll(bytes)
        if code != 0 { throw FileFailure(errno: code) }
    }

    /// Writes all bytes; returns 0, or the error code of the system.
    func writeAll(_ bytes: ArraySlice<UInt8>) -> CInt {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Self.retried { sysWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...])) }
            }
            if count >= 0 {
                written += count
            } else if errno != EAGAIN || !isReady(for: CShort(POLLOUT)) {
                return errno
            }
        }
        return 0
    }

    /// Writes from the start of the file, gives it a size, and waits until the content is on disk.
    func overwrite(with bytes: ArraySlice<UInt8>, size: Int) throws(FileFailure) {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileFailure(errno: errno) }
        try write(bytes)
        if Self.retried({ ftruncate(descriptor, off_t(size)) }) != 0 { throw FileFailure(errno: errno) }
        try synchronize()
    }

    /// How many bytes have been read or written since the start of the file.
    var offset: Int { max(0, Int(lseek(descriptor, 0, SEEK_CUR))) }

    /// What the system knows of the file.
    var information: stat {
        get throws(FileFailure) {
            var information = stat()
            guard fstat(descriptor, &information) == 0 else { throw FileFailure(errno: errno) }
            return information
        }
    }

    func set(permissions: mode_t) throws(FileFailure) {
        if fchmod(descriptor, permissions) != 0 { throw FileFailure(errno: errno) }
    }

    /// Sets the owner, the group or both; returns whether the system lets us.
    func setOwner(_ owner: uid_t?, group: gid_t?) -> Bool { fchown(descriptor, owner ?? .max, group ?? .max) == 0 }

    /// Waits until the content is on disk.
    func synchronize() throws(FileFailure) {
        if Self.retried({ fsync(descriptor) }) != 0 { throw FileFailure(errno: errno) }
    }

    // From an offset, or else from where the last reading ended, which all who read the file share.
    private func readOnce(atMost count: Int, from offset: Int? = nil) throws(FileFailure) -> [UInt8] {
        while true {
            var failure: CInt = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                let got = Self.retried {
                    offset.map { pread(descriptor, buffer.baseAddress, count, off_t($0)) }
                        ?? sysRead(descriptor, UnsafeMutableRawBufferPointer(buffer))
                }
                if got < 0 { failure = errno }
                filled = max(got, 0)
            }
            if failure == 0 { return chunk }
            guard failure == EAGAIN else { throw FileFailure(errno: failure) }
            guard isReady(for: CShort(POLLIN)) else { throw FileFailure(errno: errno) }
        }
    }

    // Waits: another process may have made a shared descriptor non-blocking. False if the system refuses to wait.
    private func isReady(for events: CShort) -> Bool {
        var request = pollfd(fd: descriptor, events: events, revents: 0)
        return Self.retried({ poll(&request, 1, -1) }) >= 0
    }

    /// Repeats a call while a signal interrupts it.
    static func retried<Result: BinaryInteger>(_ call: () -> Result) -> Result {
        while true {
            let result = call()
            if result != -1 || errno != EINTR { return result }
        }
    }
}

extension FileFailure {
    /// The failure for an error code of the system.
    init(errno code: CInt) {
        switch code {
        case ENOENT, ENOTDIR: self = .missing
        case EISDIR: self = .isDirectory
        // Opening a socket, or a pipe for writing that has no reader.
        case ENXIO, EOPNOTSUPP: self = .notRegular
        default: self = .unreadable(reason: String(cString: strerror(code)))
        }
    }
}

// The functions of the C library that share their names with the methods above.
private func sysClose(_ descriptor: CInt) -> CInt { close(descriptor) }

private func sysRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

private func sysWrite(_ descriptor: CInt, _ buffer: UnsafeRawBufferPointer) -> Int {
    write(descriptor, buffer.baseAddress, buffer.count)
}

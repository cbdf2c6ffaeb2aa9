package import AssociationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension LocalFiles {
    /// Occupies the standard streams that the caller closed, so that no file that is opened later takes their place and
    /// gets what is meant for them. What is written to them then fails.
    package func occupyClosedStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
            // The lowest free number is taken, which is this one. Read-only: nothing can be written to it.
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Writes all bytes to standard output, and waits if the reader is slow.
    package func writeStandardOutput(_ bytes: [UInt8]) throws(FileFailure) {
        try OpenFile.standardOutput.write(bytes[...])
    }

    /// Writes all bytes to standard error, and waits if the reader is slow.
    package func writeStandardError(_ bytes: [UInt8]) throws(FileFailure) {
        try OpenFile.standardError.write(bytes[...])
    }
}

extension LocalFiles {
    /// Calls `body`, on a thread of its own, with the number of the first SIGINT or SIGTERM, which then does not end the
    /// process; the second one does.
    package func onFirstEndingSignal(_ body: @escaping @Sendable (CInt) -> Void) { EndingSignals.onFirst(body) }

    /// The number of line breaks in a file, and of bytes after the last one; none for a pipe, which can be read only once.
    package func lineBreaks(in path: String) throws(FileFailure) -> (count: Int, bytesAfter: Int) {
        if FileKind(path) == .other { return (0, 0) }
        let file = try OpenFile(path, .streaming)
        defer { file.close() }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        var (breaks, rest) = (0, 0)
        while true {
            let count = try file.read(into: buffer)
            guard count > 0 else { return (breaks, rest) }
            breaks += buffer[..<count].count { $0 == UInt8(ascii: "\n") }
            let last = buffer[..<count].lastIndex(of: UInt8(ascii: "\n"))
            rest = last.map { count - $0 - 1 } ?? rest + count
        }
    }

    /// Cuts a number of bytes from the end of the file that standard output is, if it is the one at a path. Returns whether
    /// it is.
    package func shortenStandardOutput(by count: Int, ifAt path: String) -> Bool {
        var output = stat()
        var file = stat()
        guard fstat(STDOUT_FILENO, &output) == 0, stat(path, &file) == 0, output.st_dev == file.st_dev,
            output.st_ino == file.st_ino
        else { return false }
        return count == 0 || ftruncate(STDOUT_FILENO, output.st_size - off_t(count)) == 0
    }
}

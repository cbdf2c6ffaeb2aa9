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

import AssociatedDomains

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The standard streams. Reports go to standard output, everything else to standard error.
enum Terminal {
    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// The value of an environment variable; nil if it is not set.
    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func print(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// Writes one line to standard error, prefixed with the tool's name.
    static func complain(_ message: Message) { write("aasa: \(message)\n", to: STDERR_FILENO) }

    /// Writes a text to standard error as it is.
    static func warn(_ text: String) { write(text, to: STDERR_FILENO) }

    private static func write(_ text: String, to descriptor: CInt) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                return
            }
            bytes = bytes.dropFirst(count)
        }
    }
}

private func systemWrite(_ descriptor: CInt, _ buffer: UnsafeRawBufferPointer) -> Int {
    write(descriptor, buffer.baseAddress, buffer.count)
}

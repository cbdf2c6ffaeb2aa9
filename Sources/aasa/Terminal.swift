import AssociatedDomains

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The standard streams. Reports go to standard output, everything else to standard error. All that is written passes
/// through here, and so through ``OutputSyntax/guarded(_:)``; only ``pass(_:)`` hands a file on as it is.
enum Terminal {
    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// The columns of the terminal that is standard output; what `COLUMNS` says where the terminal does not tell them, and
    /// 80 where nothing does.
    static var width: Int {
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return environment("COLUMNS").flatMap(Int.init) ?? 80
    }

    /// The value of an environment variable; nil if it is not set.
    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Writes a text to standard output; a report that was not written is no report, so that is a failure.
    static func print(_ text: String, as syntax: OutputSyntax = .plain) throws(Failure) {
        try print(Array(text.utf8), as: syntax)
    }

    /// Writes what changes from one text to the other to standard output.
    static func printDiff(from old: SourceText, to new: SourceText, _ style: Style) throws(Failure) {
        try print(UnifiedDiff.text(from: old, to: new, style: style), as: .text(style))
    }

    /// Writes lines to standard output, likewise.
    static func print(_ bytes: [UInt8], as syntax: OutputSyntax) throws(Failure) { try write(syntax.guarded(bytes)) }

    /// Writes the bytes of a file to standard output as they are, for another program; a terminal gets them with what acts
    /// on it escaped.
    static func pass(_ bytes: [UInt8]) throws(Failure) {
        try write(outputIsTerminal ? OutputSyntax.plain.guarded(bytes) : bytes)
    }

    private static func write(_ bytes: [UInt8]) throws(Failure) {
        do throws(FileFailure) { try LocalFiles().writeStandardOutput(bytes) } catch {
            throw .output("standard output: cannot be written")
        }
    }

    /// Writes one line to standard error, prefixed with the tool's name.
    static func complain(_ message: Message) { warn("aasa: \(message)\n") }

    /// Writes a line of our own, with its control characters, to standard error, which is a terminal.
    static func show(_ line: String) { try? LocalFiles().writeStandardError(Array(line.utf8)) }

    /// Writes a text to standard error. Where even that cannot be written, there is nobody to tell.
    static func warn(_ text: String, as syntax: OutputSyntax = .plain) {
        try? LocalFiles().writeStandardError(Array(syntax.guarded(text).utf8))
    }
}

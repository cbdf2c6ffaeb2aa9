import AssociatedDomains

/// Writes the files that commands make.
enum Outputs {
    /// Writes a text to a file, or to standard output for `-`.
    static func write(_ text: String, to path: String, as syntax: OutputSyntax) throws(Failure) {
        if path == "-" { return try Terminal.print(text, as: syntax) }
        try write(Array(text.utf8), to: path)
    }

    /// Writes bytes to a file.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        do throws(WriteFailure) { try LocalFiles().write(bytes, to: path) } catch {
            throw Failure(error, writing: path)
        }
    }

    /// Puts a new text in the place of the one that was read from a file, unless the file has changed since.
    static func rewrite(
        _ path: String, from old: SourceText, to new: SourceText, inPlace: Bool
    ) throws(Failure) {
        do throws(WriteFailure) {
            try LocalFiles().rewrite(path, from: old.bytes, to: new.bytes, inPlace: inPlace)
        } catch {
            throw Failure(error, writing: path, inPlace: !inPlace)
        }
    }
}

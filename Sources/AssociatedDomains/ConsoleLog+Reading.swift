package import AssociationModel
package import Findings
import LocalFiles
import UniversalLinks

extension ConsoleLog {
    /// Reads a log of any length from a file, a pipe, or standard input (`-`), line by line without keeping it in memory.
    package init(reading path: String) throws(FileFailure) {
        var reader = ConsoleLogReader(from: path == "-" ? .standardInput : .file(path: path))
        var lines = try LineReader(path)
        while try lines.readLines({ reader.read($0) }) {}
        self = reader.finish()
    }

    /// Reads what was given in place of a path: lines of a log, as somebody pastes them. Nil if it looks like a path.
    package init?(argument text: String) {
        let log = ConsoleLog(Array(text.utf8), from: .argument)
        let words = text.split(whereSeparator: \.isWhitespace)
        let isSentence = words.count > 3 && !text.contains("/")
        guard log.explainedCount > 0 || isSentence || text.contains(where: \.isNewline) else { return nil }
        self = log
    }

    /// Reads a log that is in memory; its lines end with LF or CRLF.
    package init(_ bytes: [UInt8], from origin: SourceText.Origin) {
        var reader = ConsoleLogReader(from: origin)
        bytes.withUnsafeBufferPointer { bytes in
            var rest = bytes[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? (rest.isEmpty ? nil : rest.endIndex) {
                let line = rest[..<end]
                reader.read(UnsafeBufferPointer(rebasing: line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
                rest = rest[end...].dropFirst()
            }
        }
        self = reader.finish()
    }
}

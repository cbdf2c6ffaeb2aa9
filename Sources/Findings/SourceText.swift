/// Bytes that were read from somewhere, together with where that was: what every span refers to.
///
/// A value; copies share the bytes.
package struct SourceText: Sendable {
    /// Where a text came from.
    package enum Origin: Hashable, Sendable {
        /// A file, by the path as the caller gave it.
        case file(path: String)
        /// A value of a file that keeps no positions, such as a binary property list, by its path of keys.
        case value(file: String, keys: [String])
        /// The decoded body of an answer to a request for this URL.
        case response(url: String)
        /// An argument of the command line, or a string handed to the library.
        case argument
        /// Standard input.
        case standardInput
    }

    /// Where the text came from.
    package let origin: Origin
    /// The bytes, exactly as they were read.
    package let bytes: [UInt8]
    private let lineStarts: [Int]
    // Where the first byte stands in the text that it was taken from.
    private let first: SourcePosition

    /// Takes bytes and remembers where their lines begin, which costs one pass over them.
    package init(_ bytes: [UInt8], from origin: Origin) {
        self.bytes = bytes
        self.origin = origin
        self.lineStarts = Self.lineStarts(of: bytes)
        self.first = SourcePosition(line: 1, column: 1)
    }

    /// Takes one line of a text that is too large to be kept, or a piece of that line: positions are those of the whole
    /// text, offsets those of the piece. A CR in it ends no line.
    ///
    /// - Parameter position: where the first byte stands in the whole text.
    package init(line bytes: [UInt8], from origin: Origin, at position: SourcePosition) {
        self.bytes = bytes
        self.origin = origin
        self.lineStarts = [0]
        self.first = position
    }

    /// Takes the UTF-8 bytes of a string.
    package init(_ text: String, from origin: Origin) {
        self.init(Array(text.utf8), from: origin)
    }

    /// What a report calls the text: the path, the URL, or what it is.
    package var name: String {
        switch origin {
        case .file(let path): path
        case .value(let file, let keys): ([file] + keys).joined(separator: " › ")
        case .response(let url): url
        case .argument: "command line"
        case .standardInput: "standard input"
        }
    }

    /// The line and column of a byte; an offset past the end stands for the end.
    package func position(of offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        return SourcePosition(
            line: first.line + line, column: offset - lineStarts[line] + (line == 0 ? first.column : 1))
    }

    /// The number of lines; an empty text has one, and so has a line of a larger text.
    package var lineCount: Int { lineStarts.count }

    /// The span of a line, counted from 1 (in the whole text, where this is a line of a larger one), without the bytes that end it; nil where there is no such line.
    package func span(ofLine line: Int) -> SourceSpan? {
        let index = line - first.line
        guard lineStarts.indices.contains(index) else { return nil }
        let start = lineStarts[index]
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return SourceSpan(start, end)
    }

    /// The bytes of a span, as far as it lies within the text.
    package func bytes(in span: SourceSpan) -> ArraySlice<UInt8> {
        let start = min(max(span.start, 0), bytes.count)
        return bytes[start..<max(start, min(span.end, bytes.count))]
    }

    /// The text of a span; bytes that are not UTF-8 become U+FFFD.
    package func string(in span: SourceSpan) -> String {
        String(decoding: bytes(in: span), as: UTF8.self)
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            let isCRLF = byte == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
            if !isCRLF { starts.append(index + 1) }
        }
        return starts
    }
}

/// Bytes that were read, together with where they came from. Every ``SourceSpan`` refers to such a text.
///
/// Copies of the value share the bytes.
public struct SourceText: Sendable {
    /// Where a text came from.
    public enum Origin: Hashable, Sendable {
        /// A file, by the path that the caller gave.
        case file(path: String)
        /// A value in a file without text positions, such as a binary property list, by its path of keys.
        case value(file: String, keys: [String])
        /// The decoded body of the response to a request for this URL.
        case response(url: String)
        /// An argument of the command line, or a string passed to the library.
        case argument
        /// The standard input of the process.
        case standardInput
    }

    // What copies of the value share besides: each place has one, and a field of a screen has up to nine places.
    private final class Facts: Sendable {
        let origin: Origin
        let lineStarts: [Int]
        // The position of the first byte in the text that the bytes were taken from.
        let first: SourcePosition
        let image: SourceImage?

        init(_ origin: Origin, _ lineStarts: [Int], first: SourcePosition, _ image: SourceImage?) {
            (self.origin, self.lineStarts, self.first, self.image) = (origin, lineStarts, first, image)
        }
    }

    /// The bytes, exactly as they were read.
    public let bytes: [UInt8]
    private let facts: Facts

    /// Where the text came from.
    public var origin: Origin { facts.origin }
    /// Where the bytes stand in the program that makes them; nil for a text that was read.
    package var image: SourceImage? { facts.image }

    /// Creates a text that a program makes, which stands for the program in findings.
    package init(_ bytes: [UInt8], from origin: Origin, image: SourceImage?) {
        self.bytes = bytes
        facts = Facts(origin, Self.lineStarts(of: bytes), first: SourcePosition(line: 1, column: 1), image)
    }

    /// Creates a text from bytes. This takes one pass over them, to find where the lines start.
    public init(_ bytes: [UInt8], from origin: Origin) {
        self.init(bytes, from: origin, image: nil)
    }

    /// Creates a text from one line, or part of a line, of a text that is too large to keep. Positions refer to the
    /// whole text, offsets to `bytes`. A CR in it does not end the line.
    ///
    /// - Parameter position: the position of the first byte in the whole text.
    package init(line bytes: [UInt8], from origin: Origin, at position: SourcePosition) {
        self.bytes = bytes
        facts = Facts(origin, [0], first: position, nil)
    }

    /// Creates a text from the UTF-8 bytes of a string.
    public init(_ text: String, from origin: Origin) {
        self.init(Array(text.utf8), from: origin)
    }

    /// The name of the text in reports: its path, its URL, or a description such as “standard input”.
    package var name: String {
        switch origin {
        case .file(let path): path
        case .value(let file, let keys): ([file] + keys).joined(separator: " › ")
        case .response(let url): url
        case .argument: "command line"
        case .standardInput: "standard input"
        }
    }

    /// The line and column of the byte at an offset from 0; an offset past the end counts as the end.
    public func position(of offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        let first = facts.first
        return SourcePosition(
            line: first.line + line, column: offset - facts.lineStarts[line] + (line == 0 ? first.column : 1))
    }

    /// The number of lines; it is 1 for an empty text and for a line of a larger text.
    package var lineCount: Int { facts.lineStarts.count }

    /// The span of a line without its line ending; nil if there is no such line.
    ///
    /// - Parameter line: the number of the line, from 1; if this text is a line of a larger one, its number there.
    package func span(ofLine line: Int) -> SourceSpan? {
        let lineStarts = facts.lineStarts
        let index = line - facts.first.line
        guard lineStarts.indices.contains(index) else { return nil }
        let start = lineStarts[index]
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return SourceSpan(start, end)
    }

    /// The bytes of a span, cut to the bounds of the text.
    package func bytes(in span: SourceSpan) -> ArraySlice<UInt8> {
        let start = min(max(span.start, 0), bytes.count)
        return bytes[start..<max(start, min(span.end, bytes.count))]
    }

    /// The text of a span; bytes that are not UTF-8 become U+FFFD.
    public func string(in span: SourceSpan) -> String {
        String(decoding: bytes(in: span), as: UTF8.self)
    }

    private func lineIndex(of offset: Int) -> Int {
        facts.lineStarts.partitioningIndex { $0 > offset } - 1
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        // By a pointer, which is fast in a build for debugging too: the tests make thousands of large texts.
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let (count, lf, cr) = (buffer.count, UInt8(ascii: "\n"), UInt8(ascii: "\r"))
            var index = 0
            while index < count {
                let byte = base[index]
                index += 1
                guard byte == lf || byte == cr else { continue }
                let isCRLF = byte == cr && index < count && base[index] == lf
                if !isCRLF { starts.append(index) }
            }
        }
        return starts.trimmed
    }
}

extension Array {
    /// The same elements without the room for more that appending left.
    package var trimmed: [Element] { withUnsafeBufferPointer { Array($0) } }
}

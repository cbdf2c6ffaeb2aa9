import Findings
import TextFormats

/// Lines of a log that may be one line, wrapped by a terminal, a mail program or whoever pasted it, perhaps each after the
/// `> ` of a quotation.
///
/// Only widths tell a wrapped line from two: the first word of the next one would not have fitted. A line that is wider
/// than any terminal is no candidate, nor is one that begins like an entry of a log.
struct WrappedLines {
    struct Piece {
        /// The line with spaces for the marks of a quotation.
        let bytes: [UInt8]
        let number: Int
        fileprivate var layout: Layout { bytes.withUnsafeBufferPointer { Layout($0) } }
    }

    private static let widest = 140
    private static let narrowest = 60
    private static let most = 16
    // Where a terminal breaks a line even in the middle of a word; two lines alone show no other width.
    private static let usualWidths = [80, 120]

    // One after the other, so that a line that is read by itself costs no memory of its own.
    private var bytes: [UInt8] = []
    private var lines: [(range: Range<Int>, number: Int)] = []
    // The number of quotation marks before the last line.
    private var lastDepth = 0

    /// The number of lines.
    var count: Int { lines.count }

    /// Whether a line is narrow enough to have been wrapped.
    static func mayHold(_ line: UnsafeBufferPointer<UInt8>) -> Bool { line.count <= 2 * widest }

    /// Whether a line may continue those before it.
    func mayContinue(with line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let last = lines.last, lines.count < Self.most, !Self.beginsEntry(line) else { return false }
        guard last.range.count >= Self.narrowest / 2 else { return false }
        var depth = 0
        for byte in line {
            if byte > 0x20, byte != UInt8(ascii: ">") { return depth == lastDepth }
            if byte > 0x20 { depth += 1 }
        }
        return false
    }

    mutating func append(_ line: UnsafeBufferPointer<UInt8>, number: Int) {
        let start = bytes.count
        bytes.append(contentsOf: line)
        lines.append((start..<bytes.count, number))
        lastDepth = 0
        for index in start..<bytes.count {
            if bytes[index] == UInt8(ascii: ">") {
                bytes[index] = 0x20
                lastDepth += 1
            } else if bytes[index] > 0x20 {
                break
            }
        }
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
    }

    /// Calls a function with a line, which has spaces for the marks of a quotation, and its number.
    func withLine(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
        let line = lines[index]
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[line.range]), line.number) }
    }

    /// Whether a line begins like an entry of a log, a member of JSON, a row or a field.
    private static func beginsEntry(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = line.firstIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: ">") }) else { return true }
        switch line[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "*"), UInt8(ascii: "|"),
            UInt8(ascii: "#"), UInt8(ascii: "-"):
            return true
        default: break
        }
        // A time of day, as in `10:02:17`.
        let end = min(line.count, start + 40)
        var index = start + 2
        while index + 3 < end {
            if line[index] == UInt8(ascii: ":"), line[index + 3] == UInt8(ascii: ":"),
                line[index - 1].isASCIIDigit, line[index + 1].isASCIIDigit, line[index + 2].isASCIIDigit
            {
                return true
            }
            index += 1
        }
        let word = line[start..<end].prefix { $0 > 0x20 }
        return word.last == UInt8(ascii: ":") && (line[start].isASCIIUpper || line[start] == UInt8(ascii: "\""))
    }

    /// The lines in runs, each of lines that may be one.
    var runs: [Range<Int>] {
        let layouts = lines.indices.map(layout)
        let width = layouts.reduce(0) { max($0, $1.width) }
        guard Self.narrowest...Self.widest ~= width else { return lines.indices.map { $0..<($0 + 1) } }
        var starts = [0]
        for index in lines.indices.dropFirst()
        where layouts[index - 1].width + 1 + layouts[index].firstWord <= width { starts.append(index) }
        return zip(starts, starts.dropFirst() + [lines.count]).map { $0..<$1 }
    }

    /// The lines of a run.
    func pieces(of run: Range<Int>) -> [Piece] {
        lines[run].map { Piece(bytes: Array(bytes[$0.range]), number: $0.number) }
    }

    private func layout(of index: Int) -> Layout {
        bytes.withUnsafeBufferPointer { Layout(UnsafeBufferPointer(rebasing: $0[lines[index].range])) }
    }

    /// The two texts that a run may have been: broken anywhere, or between words; the likelier one first.
    static func texts(of run: [Piece]) -> [JoinedText] {
        let widths = run.dropLast().map(\.layout.width)
        let width = widths.max() ?? 0
        let raw = run.first.map { width + $0.layout.start } ?? width
        let isUsual = usualWidths.contains(width) || usualWidths.contains(raw)
        // Lines one character short of a usual width end in a space that was lost.
        let isShort = usualWidths.contains(width + 1) || usualWidths.contains(raw + 1)
        let isFull = widths.count > 1 && !isShort && widths.allSatisfy { $0 >= width - 1 }
        let anywhere = JoinedText(run) { $0.layout.width < width }
        let betweenWords = JoinedText(run) { _ in true }
        return isFull || widths.count == 1 && isUsual ? [anywhere, betweenWords] : [betweenWords, anywhere]
    }

    /// How a line is laid out.
    fileprivate struct Layout {
        /// The bytes before the text.
        private(set) var start = 0
        /// The end of the text.
        private(set) var end: Int
        /// The number of characters of the text, and about that of its first word.
        private(set) var width = 0
        private(set) var firstWord = 0

        init(_ line: UnsafeBufferPointer<UInt8>) {
            end = line.count
            while start < end, line[start] <= 0x20 || line[start] == UInt8(ascii: ">") {
                start += 1
            }
            while end > start, line[end - 1] <= 0x20 { end -= 1 }
            for index in start..<end { width += line[index] & 0xC0 == 0x80 ? 0 : 1 }
            var word = start
            while word < end, line[word] != 0x20 { word += 1 }
            firstWord = word - start
        }
    }
}

/// A text made of lines, which knows where each of its bytes comes from.
struct JoinedText {
    let bytes: [UInt8]
    private let parts: [(start: Int, piece: WrappedLines.Piece)]

    /// - Parameter spaced: whether a space is missing after a piece.
    fileprivate init(_ run: [WrappedLines.Piece], spaced: (WrappedLines.Piece) -> Bool) {
        var bytes: [UInt8] = []
        var parts: [(start: Int, piece: WrappedLines.Piece)] = []
        for piece in run {
            // A line may have been broken before a space, too.
            let isIndented = piece.layout.start > run.first?.layout.start ?? 0
            if isIndented, bytes.last != 0x20 { bytes.append(0x20) }
            parts.append((bytes.count, piece))
            bytes += piece.bytes[piece.layout.start..<piece.layout.end]
            if spaced(piece) { bytes.append(0x20) }
        }
        (self.bytes, self.parts) = (bytes, parts)
    }

    /// Whether a span is on more than one line.
    func isBroken(_ span: SourceSpan) -> Bool { part(at: span.start) != part(at: max(span.start, span.end - 1)) }

    /// The line in which a span begins, and what of the span is in it.
    func place(of span: SourceSpan) -> (piece: WrappedLines.Piece, span: SourceSpan) {
        let (start, piece) = parts[part(at: span.start)]
        let first = min(piece.layout.start + span.start - start, piece.layout.end)
        return (piece, SourceSpan(first, min(first + span.end - span.start, piece.layout.end)))
    }

    private func part(at offset: Int) -> Int { parts.lastIndex { $0.start <= offset } ?? 0 }
}

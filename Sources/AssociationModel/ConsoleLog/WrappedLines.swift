import Findings
import TextFormats

/// Lines of a log that may be one line, wrapped by a terminal, a mail program or whoever pasted it, perhaps each after the
/// `> ` of a quotation.
///
/// Only widths tell a wrapped line from two: the first word of the next one would not have fitted. Text as wide as that of most logs
/// is no candidate, nor is a line that begins like an entry of a log.
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

    private(set) var pieces: [Piece] = []
    // The number of quotation marks before the last piece.
    private var lastDepth = 0

    /// Whether a line is narrow enough to have been wrapped.
    static func mayHold(_ line: UnsafeBufferPointer<UInt8>) -> Bool { line.count <= 2 * widest }

    /// Whether a line may continue those before it.
    func mayContinue(with line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let last = pieces.last, pieces.count < Self.most, !Self.beginsEntry(line) else { return false }
        let (layout, before) = (Layout(line), last.layout)
        return layout.width > 0 && before.width >= Self.narrowest / 2 && lastDepth == layout.depth
    }

    mutating func append(_ line: UnsafeBufferPointer<UInt8>, number: Int) {
        var bytes = Array(line)
        lastDepth = 0
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: ">") {
                bytes[index] = 0x20
                lastDepth += 1
            } else if bytes[index] > 0x20 {
                break
            }
        }
        pieces.append(Piece(bytes: bytes, number: number))
    }

    mutating func removeAll() { pieces.removeAll(keepingCapacity: true) }

    /// Whether a line begins like an entry of a log, a member of JSON, a row or a field.
    private static func beginsEntry(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = line.firstIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: ">") }) else { return true }
        if Array("{[<*|#-".utf8).contains(line[start]) { return true }
        // A time of day, as in `10:02:17`.
        let head = line[start..<min(line.count, start + 40)]
        for index in head.indices.dropFirst(2).dropLast(3) where line[index] == UInt8(ascii: ":") {
            if line[index + 3] == UInt8(ascii: ":"),
                [-2, -1, 1, 2].allSatisfy({ line[index + $0].isASCIIDigit })
            {
                return true
            }
        }
        let word = head.prefix { $0 > 0x20 }
        return word.last == UInt8(ascii: ":") && (line[start].isASCIIUpper || line[start] == UInt8(ascii: "\""))
    }

    /// The pieces in runs, each of lines that may be one.
    var runs: [ArraySlice<Piece>] {
        let width = pieces.map(\.layout.width).max() ?? 0
        guard pieces.count > 1, Self.narrowest...Self.widest ~= width else {
            return pieces.indices.map { pieces[$0...$0] }
        }
        var starts = [0]
        for index in pieces.indices.dropFirst() {
            let (line, next) = (pieces[index - 1].layout, pieces[index].layout)
            if line.width + 1 + next.firstWord <= width { starts.append(index) }
        }
        return zip(starts, starts.dropFirst() + [pieces.count]).map { pieces[$0..<$1] }
    }

    /// The two texts that a run may have been: broken anywhere, or between words; the likelier one first.
    static func texts(of run: ArraySlice<Piece>) -> [JoinedText] {
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
        /// The number of quotation marks.
        private(set) var depth = 0
        /// The bytes before the text.
        private(set) var start = 0
        /// The end of the text.
        private(set) var end: Int
        /// The number of characters of the text, and of its first word.
        private(set) var width = 0
        private(set) var firstWord = 0

        init(_ line: UnsafeBufferPointer<UInt8>) {
            end = line.count
            while start < end, line[start] <= 0x20 || line[start] == UInt8(ascii: ">") {
                if line[start] == UInt8(ascii: ">") { depth += 1 }
                start += 1
            }
            while end > start, line[end - 1] <= 0x20 { end -= 1 }
            var isInFirst = true
            for byte in line[start..<end] where byte & 0xC0 != 0x80 {
                width += 1
                if byte == 0x20 { isInFirst = false }
                if isInFirst { firstWord += 1 }
            }
        }
    }
}

/// A text made of lines, which knows where each of its bytes comes from.
struct JoinedText {
    let bytes: [UInt8]
    private let parts: [(start: Int, piece: WrappedLines.Piece)]

    /// - Parameter spaced: whether a space is missing after a piece.
    fileprivate init(_ run: ArraySlice<WrappedLines.Piece>, spaced: (WrappedLines.Piece) -> Bool) {
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

package import Findings

/// A decoded text with a mapping back to the bytes it was written in.
///
/// The two differ wherever something was decoded: `&amp;` is one byte of the text and five of the file, a CRLF is one
/// line feed, and comments and the delimiters of CDATA sections disappear. ``span(of:)`` accounts for all of these, so
/// that a mistake at the third byte of the text is shown at the right byte of the file.
package struct LocatedText: Sendable {
    /// The decoded text.
    package let string: String
    /// The bytes it was written in, from the first to the last, including comments and delimiters between them.
    package let span: SourceSpan
    /// The bytes of a part whose characters stand in an order by chance, such as those of a set; nil if there is none.
    package private(set) var unordered: SourceSpan?
    package let pieces: [Piece]

    /// A run of the text (`start` and `count` in UTF-8 bytes) and the bytes it came from: equally many for a literal
    /// run, more for a reference.
    package struct Piece: Sendable {
        package let start: Int
        package internal(set) var count: Int
        package internal(set) var source: SourceSpan

        package init(start: Int, count: Int, source: SourceSpan) {
            self.start = start
            self.count = count
            self.source = source
        }

        var isLiteral: Bool { count == source.count }
        var end: Int { start + count }
    }

    /// Makes a text that is in the source byte for byte.
    package init(literal string: String, at start: Int) {
        self.string = string
        let count = string.utf8.count
        span = SourceSpan(start, start + count)
        pieces = []
    }

    /// Makes an empty text for some bytes, as `<string/>` does.
    package init(emptyAt span: SourceSpan) {
        string = ""
        self.span = span
        pieces = []
    }

    /// Makes a text for which some bytes stand as a whole, so that the place of each part is the place of the whole.
    package init(_ string: String, standingFor span: SourceSpan) {
        self.string = string
        self.span = span
        let piece = Piece(start: 0, count: string.utf8.count, source: span)
        pieces = piece.isLiteral ? [] : [piece]
    }

    package init(_ string: String, at span: SourceSpan, pieces: [Piece]) {
        self.string = string
        self.span = span
        self.pieces = pieces
    }

    /// Several texts of one source, joined in order, wherever in it they are; nil if there are none.
    package static func joined(_ texts: [LocatedText]) -> LocatedText? {
        if texts.count < 2 { return texts.first }
        var builder = LocatedTextBuilder()
        for text in texts { builder.append(text) }
        return builder.take() ?? texts.first
    }

    /// The same text, of which this part stands in an order by chance.
    package func markedUnordered(in span: SourceSpan?) -> LocatedText {
        var result = self
        result.unordered = span
        return result
    }

    /// The characters, each as a text of its own.
    package var characters: [LocatedText] {
        var offset = 0
        return string.map { character in
            let end = offset + character.utf8.count
            defer { offset = end }
            return LocatedText(String(character), standingFor: span(of: SourceSpan(offset, end)))
        }
    }

    /// Whether the bytes of the span are exactly the bytes of the text.
    package var isLiteral: Bool { pieces.isEmpty && span.count == string.utf8.count }

    /// The place of a part of the text. Both spans are in bytes.
    ///
    /// If a part begins or ends inside a decoded reference, its place includes the whole reference. A part that extends
    /// beyond the text is clamped to it.
    package func span(of part: SourceSpan) -> SourceSpan {
        let count = string.utf8.count
        if count == 0 { return span }
        let start = min(max(part.start, 0), count)
        let end = min(max(part.end, start), count)
        if pieces.isEmpty { return SourceSpan(span.start + start, span.start + end) }
        if start == count { return SourceSpan(span.end, span.end) }
        let first = pieces[index(ofPieceAt: start)]
        let from = first.isLiteral ? first.source.start + start - first.start : first.source.start
        if end == start { return SourceSpan(from, from) }
        let last = pieces[index(ofPieceAt: end - 1)]
        let to = last.isLiteral ? last.source.start + end - last.start : last.source.end
        return to < from ? SourceSpan(from, first.source.end) : SourceSpan(from, to)
    }

    /// The bytes from one piece to another; those of the first alone where the other is before it, as a constant may
    /// be.
    static func span(from first: SourceSpan, to last: SourceSpan) -> SourceSpan {
        last.end < first.start ? first : SourceSpan(first.start, last.end)
    }

    // The last piece that begins at or before the offset, else the first.
    private func index(ofPieceAt offset: Int) -> Int {
        max(0, pieces.partitioningIndex { $0.start > offset } - 1)
    }
}

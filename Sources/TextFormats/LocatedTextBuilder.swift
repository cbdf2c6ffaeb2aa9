package import Findings

/// Builds a text from runs of bytes and decoded references, in the order of the source.
///
/// Everything added must be valid UTF-8; an invalid byte would shift the places of what follows.
package struct LocatedTextBuilder: Sendable {
    private var bytes: [UInt8] = []
    private var pieces: [LocatedText.Piece] = []

    package init() {}

    var isEmpty: Bool { pieces.isEmpty }

    /// Appends bytes that are in the source as they are.
    package mutating func append(_ run: ArraySlice<UInt8>) {
        if run.isEmpty { return }
        let source = SourceSpan(run.startIndex, run.endIndex)
        if let last = pieces.last, last.isLiteral, last.source.end == source.start {
            pieces[pieces.count - 1].count += run.count
            pieces[pieces.count - 1].source = SourceSpan(last.source.start, source.end)
        } else {
            pieces.append(LocatedText.Piece(start: bytes.count, count: run.count, source: source))
        }
        bytes.append(contentsOf: run)
    }

    /// Appends decoded bytes that some bytes of the source stand for.
    package mutating func append(_ decoded: some Collection<UInt8>, for source: SourceSpan) {
        pieces.append(LocatedText.Piece(start: bytes.count, count: decoded.count, source: source))
        bytes.append(contentsOf: decoded)
        isDecoded = true
    }

    /// Appends a text from elsewhere in the same source, with its places.
    package mutating func append(_ text: LocatedText) {
        let whole = LocatedText.Piece(start: 0, count: text.string.utf8.count, source: text.span)
        for piece in text.pieces.isEmpty ? [whole] : text.pieces where piece.count > 0 {
            pieces.append(
                LocatedText.Piece(start: piece.start + bytes.count, count: piece.count, source: piece.source))
            isDecoded = isDecoded || !piece.isLiteral
        }
        bytes.append(contentsOf: text.string.utf8)
        unordered = unordered ?? text.unordered
    }

    private var isDecoded = false
    private var unordered: SourceSpan?

    /// Returns the text built so far and starts again; nil if nothing was appended.
    package mutating func take() -> LocatedText? {
        guard let first = pieces.first, let last = pieces.last else { return nil }
        let string = String(decoding: bytes, as: UTF8.self)
        let span = LocatedText.span(from: first.source, to: last.source)
        let isLiteral = pieces.count == 1 && !isDecoded
        let text = LocatedText(string, at: span, pieces: isLiteral ? [] : pieces).markedUnordered(in: unordered)
        self = LocatedTextBuilder()
        return text
    }
}

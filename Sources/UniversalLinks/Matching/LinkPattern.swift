import AssociationModel
package import Findings
package import TextFormats

/// A pattern as it is written in a component: its pieces, its place, and what is wrong with its syntax.
///
/// There is no escape: `*` and `?` are always wildcards, and `$(` always begins a variable.
/// <https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary>
package struct LinkPattern: Hashable, Sendable {
    /// A piece of a pattern, by the bytes of ``LinkPattern/bytes`` that it covers.
    package enum Piece: Hashable, Sendable {
        /// Text that stands for itself.
        case literal(Range<Int>)
        /// `?`: one Unicode scalar.
        case anyScalar(Int)
        /// `*`: any text, also none.
        case star(Int)
        /// `$(name)`: one of the values of a variable.
        case variable(name: String, Range<Int>)
        /// `$(` that begins no variable. A component with one matches nothing.
        case broken(Range<Int>)

        /// The bytes that the piece covers.
        package var range: Range<Int> {
            switch self {
            case .literal(let range), .variable(_, let range), .broken(let range): range
            case .anyScalar(let place), .star(let place): place..<place + 1
            }
        }
    }

    /// The pattern, unescaped from JSON.
    package let text: String
    /// The same as UTF-8.
    package let bytes: [UInt8]
    /// The pieces, in order; together they cover all bytes.
    package let pieces: [Piece]
    /// The place of the pattern in its file, without the quotation marks; with them where the string has escapes.
    package let span: SourceSpan
    private let isSpelledOut: Bool

    /// Reads a pattern from a string of a file.
    ///
    /// - Parameters:
    ///   - source: the string.
    ///   - prefix: how many bytes stand before the pattern in the string: those of `NOT ` in `paths`.
    package init(_ source: LocatedString, droppingFirst prefix: Int = 0) {
        bytes = Array(source.text.utf8.dropFirst(prefix))
        text = String(decoding: bytes, as: UTF8.self)
        isSpelledOut = source.span.count == bytes.count + prefix + 2
        span = isSpelledOut ? SourceSpan(source.span.start + 1 + prefix, source.span.end - 1) : source.span
        pieces = Self.pieces(of: bytes)
    }

    /// The place of some bytes of the pattern. A JSON string with escapes cannot be mapped back; then it is all of it.
    package func span(of range: Range<Int>) -> SourceSpan {
        isSpelledOut ? SourceSpan(span.start + range.lowerBound, span.start + range.upperBound) : span
    }

    /// The names of the variables in it, in order.
    package var variables: [String] {
        pieces.compactMap { if case .variable(let name, _) = $0 { name } else { nil } }
    }

    private static func pieces(of bytes: [UInt8]) -> [Piece] {
        var pieces: [Piece] = []
        var literalStart = 0
        var place = 0
        func endLiteral() { if literalStart < place { pieces.append(.literal(literalStart..<place)) } }
        while place < bytes.count {
            let piece: Piece
            switch bytes[place] {
            case .asterisk: piece = .star(place)
            case .questionMark: piece = .anyScalar(place)
            case .dollar where place + 1 < bytes.count && bytes[place + 1] == .leftParenthesis:
                piece = variable(at: place, of: bytes)
            default:
                place += 1
                continue
            }
            endLiteral()
            pieces.append(piece)
            place = piece.range.upperBound
            literalStart = place
        }
        endLiteral()
        return pieces
    }

    /// Reads from `$(` to the first `)`; a `$` or `(` before that, or the end, makes it no variable.
    private static func variable(at start: Int, of bytes: [UInt8]) -> Piece {
        var end = start + 2
        while end < bytes.count, ![.dollar, .leftParenthesis, .rightParenthesis].contains(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == .rightParenthesis else { return .broken(start..<end) }
        return .variable(name: String(decoding: bytes[start + 2..<end], as: UTF8.self), start..<end + 1)
    }
}

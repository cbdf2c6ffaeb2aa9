package import Findings
package import TextFormats

/// A pattern as written in a component: its pieces and its place in the file.
///
/// There are no escapes: `*` and `?` are always wildcards, and `$(` always begins a variable.
/// <https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary>
package struct LinkPattern: Hashable, Sendable {
    /// A piece of a pattern, given by its bytes in ``LinkPattern/bytes``.
    package enum Piece: Hashable, Sendable {
        /// Text that matches itself.
        case literal(Range<Int>)
        /// `?`: one Unicode scalar.
        case anyScalar(Int)
        /// `*`: any text, including none.
        case star(Int)
        /// `$(name)`: any of the values of a variable.
        case variable(name: String, Range<Int>)
        /// `$(` that does not begin a valid variable. A component with one matches nothing.
        case broken(Range<Int>)

        /// The bytes of the piece.
        package var range: Range<Int> {
            switch self {
            case .literal(let range), .variable(_, let range), .broken(let range): range
            case .anyScalar(let place), .star(let place): place..<place + 1
            }
        }
    }

    /// The pattern with JSON escapes decoded.
    package let text: String
    /// The same text as UTF-8.
    package let bytes: [UInt8]
    /// The pieces, in order; together they cover every byte.
    package let pieces: [Piece]
    /// The place of the pattern in the file, without the quotation marks. If the string has escapes, the quotation
    /// marks are included.
    package let span: SourceSpan
    private let isSpelledOut: Bool

    /// Parses a pattern from a string in the file.
    ///
    /// - Parameters:
    ///   - source: the string.
    ///   - prefix: the number of bytes before the pattern in the string, such as those of `NOT ` in `paths`.
    package init(_ source: LocatedString, droppingFirst prefix: Int = 0) {
        bytes = Array(source.text.utf8.dropFirst(prefix))
        text = String(decoding: bytes, as: UTF8.self)
        isSpelledOut = source.span.count == bytes.count + prefix + 2
        span = isSpelledOut ? SourceSpan(source.span.start + 1 + prefix, source.span.end - 1) : source.span
        pieces = Self.pieces(of: bytes)
    }

    /// The place of some bytes of the pattern. A JSON string with escapes can't be mapped back, so the place is the
    /// whole string.
    package func span(of range: Range<Int>) -> SourceSpan {
        isSpelledOut ? SourceSpan(span.start + range.lowerBound, span.start + range.upperBound) : span
    }

    /// The names of the variables in the pattern, in order.
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

    /// Reads from `$(` to the first `)`. If a `$`, a `(` or the end comes first, the piece is not a variable.
    private static func variable(at start: Int, of bytes: [UInt8]) -> Piece {
        var end = start + 2
        while end < bytes.count, ![.dollar, .leftParenthesis, .rightParenthesis].contains(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == .rightParenthesis else { return .broken(start..<end) }
        return .variable(name: String(decoding: bytes[start + 2..<end], as: UTF8.self), start..<end + 1)
    }
}

import AssociationModel
import TextFormats

/// Where the parts of a URL lie in its bytes, by RFC 3986, appendix B.
///
/// Nothing is decoded, normalised or refused: dot segments, escapes and case stay as they are, because Apple's matcher
/// compares them so. The ranges are offsets into the bytes that were split, which the value does not keep.
package struct LinkURL: Hashable, Sendable {
    /// What stands before the first `:`, if no `/`, `?` or `#` comes earlier.
    package let scheme: Range<Int>?
    /// The host, without user information and port; nil where there is no authority.
    package let host: Range<Int>?
    /// What follows `//`, up to the path.
    package let authority: Range<Int>?
    /// The path; it may be empty.
    package let path: Range<Int>
    /// What follows the first `?`, up to the fragment; nil where there is none.
    package let query: Range<Int>?
    /// What follows the first `#`; nil where there is none.
    package let fragment: Range<Int>?

    /// Splits the bytes of a URL.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let end = bytes.count
        var place = bytes.firstPlace(of: .colon, .slash, .questionMark, .hash, in: 0..<end)
        let hasScheme = place > 0 && place < end && bytes[place] == .colon
        scheme = hasScheme ? 0..<place : nil
        place = hasScheme ? place + 1 : 0
        if place + 1 < end, bytes[place] == .slash, bytes[place + 1] == .slash {
            let start = place + 2
            place = bytes.firstPlace(of: .slash, .questionMark, .hash, .hash, in: start..<end)
            authority = start..<place
            host = Self.host(in: start..<place, of: bytes)
        } else {
            authority = nil
            host = nil
        }
        let pathStart = place
        place = bytes.firstPlace(of: .questionMark, .questionMark, .hash, .hash, in: place..<end)
        path = pathStart..<place
        if place < end, bytes[place] == .questionMark {
            let start = place + 1
            place = bytes.firstPlace(of: .hash, .hash, .hash, .hash, in: start..<end)
            query = start..<place
        } else {
            query = nil
        }
        fragment = place < end ? place + 1..<end : nil
    }

    /// Splits a URL.
    package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer(LinkURL.init) }

    /// Whether the authority has more than the host: a port or user information.
    package var hasMoreThanHost: Bool { host != authority }

    private static func host(in authority: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        let special = bytes.firstPlace(of: .at, .colon, .leftBracket, .leftBracket, in: authority)
        guard special < authority.upperBound else { return authority }
        var start = authority.lowerBound
        for place in authority where bytes[place] == .at { start = place + 1 }
        var end = start
        let isLiteral = start < authority.upperBound && bytes[start] == .leftBracket
        if isLiteral {
            while end < authority.upperBound, bytes[end] != .rightBracket { end += 1 }
        }
        while end < authority.upperBound, bytes[end] != .colon { end += 1 }
        return start..<end
    }
}

/// An item of a query: `name=value`, or a name alone, whose value is empty.
package struct LinkQueryItem: Hashable, Sendable {
    /// Where the name lies.
    package let name: Range<Int>
    /// Where the value lies.
    package let value: Range<Int>
}

/// The items of a query, found one after the other: split at `&`, empty pieces skipped, each piece at its first `=`.
package struct LinkQueryItems: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place: Int
    private let end: Int
    private let separator: UInt8

    /// Prepares to walk over the query of a URL; `;` is no separator, unless the caller says so.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, query: Range<Int>, separator: UInt8 = UInt8(ascii: "&")) {
        self.bytes = bytes
        self.separator = separator
        place = query.lowerBound
        end = query.upperBound
    }

    /// The next item.
    package mutating func next() -> LinkQueryItem? {
        while place < end, bytes[place] == separator { place += 1 }
        guard place < end else { return nil }
        let start = place
        var sign: Int?
        while place < end, bytes[place] != separator {
            if sign == nil, bytes[place] == UInt8(ascii: "=") { sign = place }
            place += 1
        }
        return LinkQueryItem(name: start..<(sign ?? place), value: (sign.map { $0 + 1 } ?? place)..<place)
    }
}

extension UInt8 {
    static var questionMark: UInt8 { UInt8(ascii: "?") }
    static var percent: UInt8 { UInt8(ascii: "%") }
    static var dollar: UInt8 { UInt8(ascii: "$") }
    static var leftParenthesis: UInt8 { UInt8(ascii: "(") }
    static var rightParenthesis: UInt8 { UInt8(ascii: ")") }

    fileprivate static var at: UInt8 { UInt8(ascii: "@") }
}

import TextFormats

/// The positions of the parts of a URL in its bytes, split as in RFC 3986, appendix B.
///
/// Nothing is decoded, normalised or rejected: dot segments, escapes and case stay as they are, because Apple's matcher
/// compares them that way. The ranges are offsets into the bytes that were split, which this value does not keep.
package struct LinkURL: Hashable, Sendable {
    /// The text before the first `:`, unless a `/`, `?` or `#` comes earlier.
    package let scheme: Range<Int>?
    /// The host without user information and port; nil if there is no authority, empty if its port is not a number: what has
    /// such an authority is not a URL (RFC 3986, section 3.2.3).
    package let host: Range<Int>?
    /// The text between `//` and the path.
    package let authority: Range<Int>?
    /// The path; may be empty.
    package let path: Range<Int>
    /// The text between the first `?` and the fragment; nil if there is no `?`.
    package let query: Range<Int>?
    /// The text after the first `#`; nil if there is none.
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

    /// Whether the authority contains a port or user information.
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
        let hasPort = bytes[end..<authority.upperBound].dropFirst().allSatisfy(\.isASCIIDigit)
        return start..<(hasPort ? end : start)
    }
}

/// A query item: `name=value`, or a name alone, whose value is empty.
package struct LinkQueryItem: Hashable, Sendable {
    package let name: Range<Int>
    package let value: Range<Int>
}

/// The items of a query, one after the other: split at `&`, empty pieces skipped, each piece split at its first `=`.
package struct LinkQueryItems: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place: Int
    private let end: Int
    private let separator: UInt8

    /// Prepares to iterate over the query of a URL. `;` is not a separator unless the caller passes it.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, query: Range<Int>, separator: UInt8 = UInt8(ascii: "&")) {
        self.bytes = bytes
        self.separator = separator
        place = query.lowerBound
        end = query.upperBound
    }

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

extension LinkURL {
    /// The host; nil if it is missing or empty.
    package func hostText(in bytes: [UInt8]) -> String? {
        host.flatMap { $0.isEmpty ? nil : String(decoding: bytes[$0], as: UTF8.self) }
    }
}

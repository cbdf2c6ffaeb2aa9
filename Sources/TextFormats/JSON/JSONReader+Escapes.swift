import Findings

/// Decodes the content of strings.
extension JSONReader {
    /// The text between two positions. Reports each control character, invalid escape and byte that is not UTF-8.
    ///
    /// An escaped unpaired surrogate is not a mistake: the grammar allows it, and RFC 8259, section 8.2, only warns
    /// that parsers differ. It becomes U+FFFD, since no Unicode string can contain it.
    mutating func decode(from start: Int, to end: Int, escapesApostrophe: Bool = false) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(end - start)
        var place = start
        while place < end, !isStopped {
            let byte = bytes[place]
            if byte == .backslash {
                place = decodeEscape(at: place, end: end, escapesApostrophe: escapesApostrophe, into: &decoded)
            } else if byte < 0x20 {
                let first = place
                while place < end, bytes[place] < 0x20 {
                    decoded.append(bytes[place])
                    place += 1
                }
                report(.controlCharacter, from: first, to: place)
            } else {
                decoded.append(byte)
                place += 1
            }
        }
        reportInvalidUTF8(from: start, to: end)
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Decodes one escape and returns its end.
    private mutating func decodeEscape(
        at place: Int, end: Int, escapesApostrophe: Bool, into decoded: inout [UInt8]
    ) -> Int {
        guard place + 1 < end else {
            // Only a truncated text ends in a backslash, and that has already been reported.
            return end
        }
        let letter = bytes[place + 1]
        if letter == .u { return decodeUnicode(at: place, end: end, into: &decoded) }
        if let meaning = Self.meaning(ofEscaped: letter) {
            decoded.append(meaning)
            return place + 2
        }
        if letter == .apostrophe && escapesApostrophe {
            decoded.append(letter)
            return place + 2
        }
        let length = max(1, lengthOfCharacter(at: place + 1))
        let next = min(end, place + 1 + length)
        report(.badEscape, from: place, to: next)
        decoded.append(contentsOf: bytes[place..<next])
        return next
    }

    private static func meaning(ofEscaped letter: UInt8) -> UInt8? {
        switch letter {
        case .quote, .backslash, .slash: letter
        case UInt8(ascii: "b"): 0x08
        case .f: 0x0C
        case .n: 0x0A
        case UInt8(ascii: "r"): 0x0D
        case .t: 0x09
        default: nil
        }
    }

    private mutating func decodeUnicode(at place: Int, end: Int, into decoded: inout [UInt8]) -> Int {
        guard let unit = hexUnit(at: place, end: end) else {
            var next = place + 2
            while next < end, next < place + 6, bytes[next].isASCIIHexDigit { next += 1 }
            report(.badEscape, from: place, to: next)
            decoded.append(contentsOf: bytes[place..<next])
            return next
        }
        var value = unit
        var next = place + 6
        if unit >= 0xD800, unit < 0xDC00, let low = hexUnit(at: next, end: end), low >= 0xDC00, low < 0xE000 {
            value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            next += 6
        }
        decoded.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
        return next
    }

    /// The number in an escape `\uXXXX`, if a complete one is at `place`.
    private func hexUnit(at place: Int, end: Int) -> UInt32? {
        guard place + 6 <= end, bytes[place] == .backslash, bytes[place + 1] == .u else { return nil }
        var value: UInt32 = 0
        for digit in bytes[place + 2..<place + 6] {
            guard let digit = digit.hexadecimalValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    // MARK: UTF-8

    /// Reports each run of bytes that are not UTF-8 and returns whether there was one.
    @discardableResult
    mutating func reportInvalidUTF8(from start: Int, to end: Int) -> Bool {
        var isValid = true
        var place = start
        while place < end {
            let length = lengthOfCharacter(at: place)
            if length > 0 {
                place += length
                continue
            }
            let first = place
            while place < end, lengthOfCharacter(at: place) == 0 { place += 1 }
            report(.invalidUTF8, from: first, to: place)
            isValid = false
        }
        return !isValid
    }

    /// The number of bytes in the character at a position; 0 if it is not valid UTF-8.
    func lengthOfCharacter(at place: Int) -> Int { bytes.scalarLength(at: place, before: count) }
}

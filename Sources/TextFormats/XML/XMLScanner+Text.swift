import Findings

extension XMLScanner {
    /// Reads text up to the next tag.
    mutating func readText(into builder: inout LocatedTextBuilder) throws(XMLProblem) {
        while !isAtEnd {
            switch bytes[offset] {
            case UInt8(ascii: "<"): return
            case UInt8(ascii: "&"): try readReference(into: &builder)
            default: readRun(upTo: bytes.count, into: &builder, endsAtMarkup: true)
            }
        }
    }

    /// Reads `<![CDATA[…]]>`.
    mutating func readCharacterData(into builder: inout LocatedTextBuilder) throws(XMLProblem) {
        let start = offset
        var end = start
        try skip(pastFirst: "]]>", openedBy: "<![CDATA[")
        end = offset - 3
        advance(by: start + 9 - offset)
        while offset < end { readRun(upTo: end, into: &builder, endsAtMarkup: false) }
        advance(by: 3)
    }

    // Reads literal bytes, or one line ending; every kind of line ending becomes a line feed.
    private mutating func readRun(upTo limit: Int, into builder: inout LocatedTextBuilder, endsAtMarkup: Bool) {
        let start = offset
        if bytes[start] == 0x0D {
            advance(by: looksAt("\r\n") && start + 1 < limit ? 2 : 1)
            return builder.append(CollectionOfOne(0x0A), for: SourceSpan(start, offset))
        }
        var end = start
        while end < limit, bytes[end] != 0x0D {
            if endsAtMarkup, bytes[end] == UInt8(ascii: "<") || bytes[end] == UInt8(ascii: "&") { break }
            end += 1
        }
        advance(by: end - start)
        builder.append(bytes[start..<end])
    }

    /// Reads `&name;`, `&#10;` or `&#xA;` (XML 1.0, section 4.1). The only entities are the five of section 4.6.
    mutating func readReference(into builder: inout LocatedTextBuilder) throws(XMLProblem) {
        let start = offset
        advance(by: 1)
        let isNumber = looksAt("#")
        if isNumber { advance(by: 1) }
        let first = offset
        while !isAtEnd, bytes[offset].isASCIIAlphanumeric { advance(by: 1) }
        let name = bytes[first..<offset]
        guard !isAtEnd else { throw truncated(from: start) }
        guard looksAt(";"), isNumber || !name.isEmpty else {
            if isNumber { throw XMLProblem(.badCharacterReference, at: SourceSpan(start, offset)) }
            throw XMLProblem(.bareAmpersand, at: SourceSpan(start, start + 1))
        }
        advance(by: 1)
        let span = SourceSpan(start, offset)
        if isNumber {
            builder.append(String(try character(name, at: span)).utf8, for: span)
        } else if let entity = Self.entities[String(decoding: name, as: UTF8.self)] {
            builder.append(CollectionOfOne(entity), for: span)
        } else {
            throw XMLProblem(.unknownEntity, at: span)
        }
    }

    private static let entities: [String: UInt8] = [
        "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "amp": UInt8(ascii: "&"), "apos": .apostrophe, "quot": .quote,
    ]

    private func character(_ digits: ArraySlice<UInt8>, at span: SourceSpan) throws(XMLProblem) -> Unicode.Scalar {
        let isHex = digits.first == UInt8(ascii: "x")
        let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
        guard let value = UInt32(text, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(value) else {
            throw XMLProblem(.badCharacterReference, at: span)
        }
        guard XMLCharacters.isAllowed(scalar) else { throw XMLProblem(.forbiddenCharacter, at: span) }
        return scalar
    }
}

import Findings

extension XMLScanner {
    /// Reads `<name a="b">` or `<name/>`.
    mutating func readStartTag() throws(XMLProblem) -> XMLStartTag {
        let start = offset
        advance(by: 1)
        let name = try readName()
        var attributes: [MarkupAttribute] = []
        var seen: [ArraySlice<UInt8>: SourceSpan] = [:]
        while true {
            let before = offset
            skipSpace()
            guard !isAtEnd else { throw truncated(from: start) }
            let isOneTag = looksAt("/>")
            if isOneTag || looksAt(">") {
                advance(by: isOneTag ? 2 : 1)
                return XMLStartTag(
                    name: string(name), nameSpan: name, attributes: attributes, span: SourceSpan(start, offset),
                    isOneTag: isOneTag)
            }
            try requireSpace(from: before, inTagAt: start)
            let attribute = try readAttribute(inTagAt: start)
            let span = attribute.nameSpan
            if let earlier = seen.updateValue(span, forKey: bytes[span.start..<span.end]) {
                throw XMLProblem(.duplicateAttribute, at: span, related: earlier)
            }
            attributes.append(attribute)
        }
    }

    /// Reads `</name>` and returns the span of the name.
    mutating func readEndTag() throws(XMLProblem) -> SourceSpan {
        let start = offset
        advance(by: 2)
        let name = try readName()
        skipSpace()
        guard !isAtEnd else { throw truncated(from: start) }
        guard looksAt(">") else { throw XMLProblem(.badTag, at: SourceSpan(offset, offset + 1)) }
        advance(by: 1)
        return name
    }

    // White space is required between a name or value and the attribute after it.
    private func requireSpace(from before: Int, inTagAt start: Int) throws(XMLProblem) {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "/") {
            if offset + 1 == bytes.count { throw truncated(from: start) }
            throw XMLProblem(.badTag, at: SourceSpan(offset, offset + 1))
        }
        if byte == UInt8(ascii: "<") { throw XMLProblem(.badTag, at: SourceSpan(start, offset)) }
        if before == offset { throw XMLProblem(.badAttribute, at: SourceSpan(offset, offset + 1)) }
    }

    private mutating func readAttribute(inTagAt start: Int) throws(XMLProblem) -> MarkupAttribute {
        let name = try readName()
        skipSpace()
        guard !isAtEnd else { throw truncated(from: start) }
        guard looksAt("=") else { throw XMLProblem(.badAttribute, at: name) }
        advance(by: 1)
        skipSpace()
        guard !isAtEnd else { throw truncated(from: start) }
        guard looksAt("\"") || looksAt("'") else { throw XMLProblem(.badAttribute, at: name) }
        let quote = bytes[offset]
        advance(by: 1)
        let first = offset
        var builder = LocatedTextBuilder()
        while !isAtEnd, bytes[offset] != quote {
            try readAttributePiece(endedBy: quote, into: &builder)
        }
        guard !isAtEnd else { throw truncated(from: start) }
        advance(by: 1)
        let value = builder.take() ?? LocatedText(literal: "", at: first)
        return MarkupAttribute(name: string(name), nameSpan: name, value: value)
    }

    private mutating func readAttributePiece(
        endedBy quote: UInt8, into builder: inout LocatedTextBuilder
    ) throws(XMLProblem) {
        let start = offset
        let byte = bytes[start]
        if byte == UInt8(ascii: "<") { throw XMLProblem(.badAttribute, at: SourceSpan(start, start + 1)) }
        if byte == UInt8(ascii: "&") { return try readReference(into: &builder) }
        if byte == 0x09 || byte == 0x0A || byte == 0x0D {
            advance(by: looksAt("\r\n") ? 2 : 1)
            return builder.append(CollectionOfOne(0x20), for: SourceSpan(start, offset))
        }
        var end = start
        while end < bytes.count, bytes[end] != quote, !bytes[end].isSpecialInAttribute { end += 1 }
        advance(by: end - start)
        builder.append(bytes[start..<end])
    }
}

extension UInt8 {
    fileprivate var isSpecialInAttribute: Bool {
        self == UInt8(ascii: "<") || self == UInt8(ascii: "&") || self == 0x09 || self == 0x0A || self == 0x0D
    }
}

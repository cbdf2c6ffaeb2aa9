import Findings

/// A position in the bytes of an XML document, with methods that read from it.
struct XMLScanner {
    let bytes: [UInt8]
    private(set) var offset: Int

    /// Starts after a byte order mark, if there is one. Throws if the bytes are not valid XML characters.
    init(_ bytes: [UInt8]) throws(XMLProblem) {
        self.bytes = bytes
        if let problem = XMLCharacters.firstProblem(in: bytes) { throw problem }
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    var isAtEnd: Bool { offset >= bytes.count }

    func looksAt(_ text: StaticString) -> Bool { bytes.has(text, at: offset, before: bytes.count) }

    mutating func skipSpace() {
        while !isAtEnd, bytes[offset].isXMLSpace { offset += 1 }
    }

    mutating func skipToLineEndOrTag() {
        while !isAtEnd, bytes[offset] != UInt8(ascii: "<"), bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    }

    /// Skips to the end of the first occurrence of a text after the one that opened it.
    mutating func skip(pastFirst text: StaticString, openedBy opener: StaticString) throws(XMLProblem) {
        let start = offset
        offset += opener.utf8CodeUnitCount
        while !isAtEnd {
            if looksAt(text) {
                offset += text.utf8CodeUnitCount
                return
            }
            offset += 1
        }
        throw truncated(from: start)
    }

    /// Skips `<?…?>`. Rejects a declaration of any encoding other than UTF-8 or US-ASCII.
    mutating func skipInstruction() throws(XMLProblem) {
        let start = offset
        let isDeclaration = looksAt("<?xml ") || looksAt("<?xml\t") || looksAt("<?xml\n") || looksAt("<?xml\r")
        try skip(pastFirst: "?>", openedBy: "<?")
        if isDeclaration, let encoding = declaredEncoding(in: start + 5..<offset - 2) {
            let name = String(decoding: bytes[encoding.start..<encoding.end], as: UTF8.self).asciiLowercased
            guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) else {
                throw XMLProblem(.unsupportedEncoding, at: encoding)
            }
        }
    }

    private func declaredEncoding(in range: Range<Int>) -> SourceSpan? {
        let key = Array("encoding".utf8)
        guard range.count > key.count,
            let found = range.dropLast(key.count).first(where: { bytes[$0..<$0 + key.count].elementsEqual(key) })
        else { return nil }
        let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
        let rest = bytes[found + key.count..<range.upperBound]
        guard let open = rest.firstIndex(where: isQuote),
            let close = rest[(open + 1)...].firstIndex(of: bytes[open])
        else { return nil }
        return SourceSpan(open + 1, close)
    }

    /// Skips `<!DOCTYPE …>`; quoted text in it is ignored.
    mutating func skipDocumentType(isAllowed: Bool) throws(XMLProblem) {
        let start = offset
        guard isAllowed, looksAt("<!DOCTYPE") else {
            if "<!DOCTYPE".utf8.starts(with: bytes[start...]) { throw truncated(from: start) }
            throw XMLProblem(.unexpectedDeclaration, at: SourceSpan(start, start + 2))
        }
        offset += 9
        while !isAtEnd {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: ">"): return
            case UInt8(ascii: "["): throw XMLProblem(.internalSubset, at: SourceSpan(offset - 1, offset))
            case UInt8(ascii: "<"): throw XMLProblem(.unexpectedDeclaration, at: SourceSpan(offset - 1, offset))
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let close = bytes[offset...].firstIndex(of: byte) else { throw truncated(from: start) }
                offset = close + 1
            default: break
            }
        }
        throw truncated(from: start)
    }

    /// Reads a name (XML 1.0, section 2.3). Every character outside ASCII is accepted.
    mutating func readName() throws(XMLProblem) -> SourceSpan {
        let start = offset
        guard !isAtEnd else { throw truncated(from: start) }
        guard bytes[start].isXMLNameStart else { throw XMLProblem(.badName, at: SourceSpan(start, start + 1)) }
        while !isAtEnd, bytes[offset].isXMLName { offset += 1 }
        return SourceSpan(start, offset)
    }

    func string(_ span: SourceSpan) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

    mutating func advance(by count: Int) { offset += count }

    func truncated(from start: Int) -> XMLProblem {
        let end = bytes.count
        return XMLProblem(.truncated, at: SourceSpan(end, end), related: SourceSpan(start, end))
    }
}

extension UInt8 {
    /// White space in XML (XML 1.0, section 2.3): space, tab, line feed, carriage return.
    var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

    fileprivate var isXMLNameStart: Bool {
        isASCIILetter || self == UInt8(ascii: "_") || self == UInt8(ascii: ":") || self >= 0x80
    }

    fileprivate var isXMLName: Bool {
        isXMLNameStart || isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}

import TextFormats

/// The bytes of a message, with helpers for reading them. Words are compared ignoring case.
struct ConsoleText {
    let bytes: [UInt8]

    /// How far from a phrase its details are searched for, in bytes.
    static let reach = 2_048

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether a word is at an offset.
    func has(_ word: StaticString, at offset: Int) -> Bool {
        word.withUTF8Buffer { word in
            offset >= 0 && offset + word.count <= bytes.count
                && word.indices.allSatisfy { bytes[offset + $0].asciiLowercased == word[$0].asciiLowercased }
        }
    }

    /// The first occurrence of a word in a range.
    func first(_ word: StaticString, in range: Range<Int>) -> Range<Int>? {
        let count = word.utf8CodeUnitCount
        let range = range.clamped(to: bytes.indices)
        guard count <= range.count else { return nil }
        for start in range.lowerBound...(range.upperBound - count) where has(word, at: start) {
            return start..<(start + count)
        }
        return nil
    }

    /// The last occurrence of a word in a range.
    func last(_ word: StaticString, in range: Range<Int>) -> Range<Int>? {
        let count = word.utf8CodeUnitCount
        let range = range.clamped(to: bytes.indices)
        guard count <= range.count else { return nil }
        for start in (range.lowerBound...(range.upperBound - count)).reversed() where has(word, at: start) {
            return start..<(start + count)
        }
        return nil
    }

    /// The range that may belong to a phrase ending here.
    func after(_ offset: Int) -> Range<Int> { offset..<min(bytes.count, offset + Self.reach) }

    /// The range that may belong to a phrase beginning here.
    func before(_ offset: Int) -> Range<Int> { max(0, offset - Self.reach)..<offset }

    /// The name, domain or URL at an offset, without quotation marks or Markdown around it. `<private>` counts as a
    /// name.
    func name(at offset: Int) -> Range<Int> {
        var start = offset
        while start < bytes.count, Self.isQuote(bytes[start]) || bytes[start] == UInt8(ascii: " ") { start += 1 }
        if has("<private>", at: start) { return start..<(start + 9) }
        var end = start
        while end < bytes.count, end - start < Self.reach, !isEnd(at: end) { end += 1 }
        while end > start, Self.trailing.contains(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    /// The name that ends at an offset.
    func name(before offset: Int) -> Range<Int> {
        var end = offset
        while end > 0, Self.isQuote(bytes[end - 1]) { end -= 1 }
        if end >= 9, has("<private>", at: end - 9) { return (end - 9)..<end }
        var start = end
        // A key may precede it, as in `NSDescription=example.com`.
        while start > 0, end - start < Self.reach, bytes[start - 1] != UInt8(ascii: "="), !isEnd(at: start - 1) {
            start -= 1
        }
        return start..<end
    }

    /// The integer at an offset, which may have a minus sign.
    func number(at offset: Int) -> Int? {
        var end = offset
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
        while end < bytes.count, end - offset < 12, bytes[end].isASCIIDigit { end += 1 }
        return Int(string(offset..<end))
    }

    /// The range without white space, quotation marks and Markdown emphasis at its edges.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, Self.isEdge(bytes[start]) { start += 1 }
        while start < end, Self.isEdge(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    /// The host of a URL.
    static func host(of url: String) -> String? {
        guard let scheme = url.utf8.firstRange(of: Array("://".utf8)) else { return nil }
        let host = url.utf8[scheme.upperBound...].prefix { !Array("/?#:".utf8).contains($0) }
        return host.isEmpty ? nil : String(decoding: host, as: UTF8.self)
    }

    private static let trailing = Array(".:*_!?".utf8)

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
    }

    private static func isEdge(_ byte: UInt8) -> Bool {
        isQuote(byte) || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ",")
            || byte <= 0x20
    }

    private func isEnd(at offset: Int) -> Bool {
        let byte = bytes[offset]
        // Typographic quotation marks and the ellipsis are E2 80 xx.
        if byte == 0xE2 { return offset + 1 < bytes.count && bytes[offset + 1] == 0x80 }
        return byte <= 0x20 || byte == 0x7F || Self.isQuote(byte) || Array(",;()[]{}<>".utf8).contains(byte)
    }
}

extension Substring.UTF8View {
    fileprivate func firstRange(of word: [UInt8]) -> Range<Index>? {
        var start = startIndex
        while start != endIndex {
            if self[start...].starts(with: word) { return start..<index(start, offsetBy: word.count) }
            formIndex(after: &start)
        }
        return nil
    }
}

extension String.UTF8View {
    fileprivate func firstRange(of word: [UInt8]) -> Range<Index>? { self[...].firstRange(of: word) }
}

import Findings
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
    func first(_ word: StaticString, in range: Range<Int>) -> Range<Int>? { find(word, in: range, fromEnd: false) }

    /// The last occurrence of a word in a range.
    func last(_ word: StaticString, in range: Range<Int>) -> Range<Int>? { find(word, in: range, fromEnd: true) }

    // Most offsets are ruled out by one byte; hostile lines make this the inner loop of the reader.
    private func find(_ word: StaticString, in range: Range<Int>, fromEnd: Bool) -> Range<Int>? {
        let range = range.clamped(to: bytes.indices)
        return word.withUTF8Buffer { word -> Range<Int>? in
            guard let head = word.first, word.count <= range.count else { return nil }
            let lower = head.asciiLowercased
            let upper = lower &- (UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower ? 0x20 : 0)
            let last = range.upperBound - word.count
            return bytes.withUnsafeBufferPointer { bytes -> Range<Int>? in
                var start = fromEnd ? last : range.lowerBound
                let step = fromEnd ? -1 : 1
                while start >= range.lowerBound, start <= last {
                    if bytes[start] == lower || bytes[start] == upper,
                        word.indices.allSatisfy({
                            bytes[start + $0].asciiLowercased == word[$0].asciiLowercased
                        })
                    {
                        return start..<(start + word.count)
                    }
                    start += step
                }
                return nil
            }
        }
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

    /// A text in quotation marks, straight or typographic, perhaps after white space and backslashes.
    struct Quoted {
        /// The text without its quotation marks.
        let content: Range<Int>
        /// The place of the opening mark.
        let start: Int
        /// The end of the closing mark.
        let end: Int
    }

    /// The longest text in quotation marks, in bytes.
    private static let longestQuotation = 256

    /// The text in quotation marks that begins at an offset.
    func quoted(at offset: Int) -> Quoted? {
        let start = spaceEnd(at: offset)
        guard start < bytes.count else { return nil }
        let isStraight = Self.isQuote(bytes[start])
        guard isStraight || isTypographicQuote(at: start) else { return nil }
        let first = start + (isStraight ? 1 : 3)
        var end = first
        while end < bytes.count, end - first <= Self.longestQuotation {
            if isStraight, bytes[end] == bytes[start] {
                let content = first..<(bytes[end - 1] == UInt8(ascii: "\\") && end > first ? end - 1 : end)
                return content.isEmpty ? nil : Quoted(content: content, start: start, end: end + 1)
            }
            if !isStraight, isTypographicQuote(at: end) {
                return end == first ? nil : Quoted(content: first..<end, start: start, end: end + 3)
            }
            end += 1
        }
        return nil
    }

    /// The text in quotation marks that ends at an offset.
    func quoted(before offset: Int) -> Quoted? {
        guard offset > 0 else { return nil }
        let isStraight = Self.isQuote(bytes[offset - 1])
        guard isStraight || isTypographicQuote(at: offset - 3) else { return nil }
        let end = offset - (isStraight ? 1 : 3)
        var start = end
        while start > 0, end - start <= Self.longestQuotation {
            start -= 1
            let opens = isStraight ? bytes[start] == bytes[offset - 1] : isTypographicQuote(at: start)
            guard opens else { continue }
            let first = start + (isStraight ? 1 : 3)
            let last = isStraight && end > first && bytes[end - 1] == UInt8(ascii: "\\") ? end - 1 : end
            return first < last ? Quoted(content: first..<last, start: start, end: offset) : nil
        }
        return nil
    }

    /// The end of white space and backslashes at an offset.
    func spaceEnd(at offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\\") { end += 1 }
        return end
    }

    /// Whether one of ‘ ’ “ ” is at an offset.
    private func isTypographicQuote(at offset: Int) -> Bool {
        guard offset >= 0, offset + 3 <= bytes.count, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 else {
            return false
        }
        return [0x98, 0x99, 0x9C, 0x9D].contains(bytes[offset + 2])
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
        bytes[range].trimming(while: Self.isEdge).indices
    }

    /// The host of a URL.
    static func host(of url: String) -> String? {
        guard let scheme = url.utf8.firstRange(of: "://".utf8) else { return nil }
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

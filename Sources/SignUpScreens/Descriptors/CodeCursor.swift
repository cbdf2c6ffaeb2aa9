import TextFormats

/// A position in the bytes of a source file.
struct CodeCursor {
    let bytes: [UInt8]
    var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func looksAt(_ text: StaticString) -> Bool {
        guard bytes.count - offset >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { bytes[offset..<offset + text.utf8CodeUnitCount].elementsEqual($0) }
    }

    /// Skips white space and comments, then the text if it comes next. If it does not, nothing is skipped.
    mutating func take(_ text: StaticString) -> Bool {
        let start = offset
        skipSpace()
        guard looksAt(text) else {
            offset = start
            return false
        }
        offset += text.utf8CodeUnitCount
        return true
    }

    mutating func skipSpace() {
        while let byte = current {
            if byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 } else if !skipComment(nests: true) { return }
        }
    }

    mutating func readWord() -> String {
        let start = offset
        while let byte = current, byte.isWordStart || byte.isASCIIDigit { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// Skips a comment if one begins here. Comments nest in Swift.
    mutating func skipComment(nests: Bool) -> Bool {
        if looksAt("//") {
            offset = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            return true
        }
        guard looksAt("/*") else { return false }
        var depth = 0
        while current != nil {
            if looksAt("/*"), nests || depth == 0 {
                depth += 1
                offset += 2
            } else if looksAt("*/") {
                depth -= 1
                offset += 2
                if depth == 0 { return true }
            } else {
                offset += 1
            }
        }
        return true
    }

    /// Skips `'x'` or `'\"'`; an apostrophe that does not begin such a constant is skipped alone.
    mutating func skipCharacterConstant() {
        let body = bytes[offset...].dropFirst().prefix(12)
        var index = body.startIndex
        while index < body.endIndex, body[index] != UInt8(ascii: "'"), body[index] != 0x0A {
            index += body[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = index < body.endIndex && body[index] == UInt8(ascii: "'") ? index + 1 : offset + 1
    }
}

extension UInt8 {
    var isWordStart: Bool { isASCIILetter || self == UInt8(ascii: "_") || self >= 0x80 }
}

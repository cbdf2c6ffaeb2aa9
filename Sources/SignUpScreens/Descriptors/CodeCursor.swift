import TextFormats

/// A position in the bytes of a source file.
struct CodeCursor {
    let bytes: [UInt8]
    var offset: Int

    init(_ bytes: [UInt8], at offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

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
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                offset += 1
            } else if let end = SourceLanguage.swift.endOfComment(at: offset, in: bytes) {
                offset = end
            } else {
                return
            }
        }
    }

    mutating func readWord() -> String {
        let start = offset
        while let byte = current, byte.isWordStart || byte.isASCIIDigit { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
}

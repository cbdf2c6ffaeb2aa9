import Findings

/// The characters allowed in XML (XML 1.0, section 2.2).
enum XMLCharacters {
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// The first byte sequence that is not an XML character in UTF-8.
    static func firstProblem(in bytes: [UInt8]) -> XMLProblem? {
        wideEncoding(of: bytes) ?? bytes.withUnsafeBufferPointer(firstProblem)
    }

    private static func firstProblem(in bytes: UnsafeBufferPointer<UInt8>) -> XMLProblem? {
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            let count = bytes.scalarLength(at: offset, before: bytes.count)
            guard count > 0 else { return XMLProblem(.invalidUTF8, at: SourceSpan(offset, offset + 1)) }
            // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
            let isForbidden =
                byte == 0xEF ? bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE : byte < 0x20 && !byte.isXMLSpace
            if isForbidden { return XMLProblem(.forbiddenCharacter, at: SourceSpan(offset, offset + count)) }
            offset += count
        }
        return nil
    }

    private static func wideEncoding(of bytes: [UInt8]) -> XMLProblem? {
        guard bytes.count >= 2 else { return nil }
        let hasMark = (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF)
        let hasZero =
            (bytes[0] == 0 && bytes[1] == UInt8(ascii: "<")) || (bytes[0] == UInt8(ascii: "<") && bytes[1] == 0)
        return hasMark || hasZero ? XMLProblem(.unsupportedEncoding, at: SourceSpan(0, 2)) : nil
    }
}

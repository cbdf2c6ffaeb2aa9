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
        if let problem = wideEncoding(of: bytes) { return problem }
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte >= 0x80 {
                let count = sequenceLength(in: bytes, at: offset)
                guard count > 0 else { return XMLProblem(.invalidUTF8, at: SourceSpan(offset, offset + 1)) }
                // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
                if byte == 0xEF, bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE {
                    return XMLProblem(.forbiddenCharacter, at: SourceSpan(offset, offset + 3))
                }
                offset += count
            } else {
                guard byte >= 0x20 || byte.isXMLSpace else {
                    return XMLProblem(.forbiddenCharacter, at: SourceSpan(offset, offset + 1))
                }
                offset += 1
            }
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

    // The length of a well-formed sequence of two to four bytes (RFC 3629, section 4); 0 if it is not well formed.
    private static func sequenceLength(in bytes: [UInt8], at offset: Int) -> Int {
        let first = bytes[offset]
        let count: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: count = 2
        case 0xE0: (count, second) = (3, 0xA0...0xBF)
        case 0xED: (count, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: count = 3
        case 0xF0: (count, second) = (4, 0x90...0xBF)
        case 0xF4: (count, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: count = 4
        default: return 0
        }
        guard bytes.count - offset >= count, second.contains(bytes[offset + 1]) else { return 0 }
        for index in offset + 2..<offset + count where !(0x80...0xBF).contains(bytes[index]) { return 0 }
        return count
    }
}

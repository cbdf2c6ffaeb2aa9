import Findings

/// The tokens of property lists in the old text format: strings, data, white space and comments.
struct OpenStepScanner {
    typealias Problem = PropertyListProblem.OpenStepProblem

    let bytes: [UInt8]
    var position: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The span of the next byte; empty at the end.
    var here: SourceSpan { SourceSpan(position, min(position + 1, bytes.count)) }

    /// Skips white space and comments.
    mutating func skipSpace() throws(PropertyListProblem) {
        while let byte = next {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "/")) {
                while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
            } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "*")) {
                try skipComment()
            } else {
                return
            }
        }
    }

    /// Skips a required byte.
    mutating func require(_ byte: UInt8, _ problem: Problem) throws(PropertyListProblem) {
        guard next == byte else { throw PropertyListProblem(.openStep(problem), at: here) }
        position += 1
    }

    /// Reads a string, with quotation marks of either kind or without any.
    mutating func string() throws(PropertyListProblem) -> LocatedText {
        guard let first = next else { throw PropertyListProblem(.openStep(.unexpected), at: here) }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
        let start = position
        while let byte = next, Self.isPlain(byte) { position += 1 }
        guard position > start else { throw PropertyListProblem(.openStep(.unexpected), at: here) }
        return LocatedText(literal: String(decoding: bytes[start..<position], as: UTF8.self), at: start)
    }

    /// Reads `<0fbd 7799>`.
    mutating func data() throws(PropertyListProblem) -> PropertyList {
        let start = position
        position += 1
        var digits: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: ">") {
            if let digit = byte.hexadecimalValue {
                digits.append(digit)
            } else if byte != UInt8(ascii: " "), !(9...13).contains(byte) {
                throw PropertyListProblem(.openStep(.badData), at: here)
            }
            position += 1
        }
        guard next != nil, digits.count % 2 == 0 else {
            throw PropertyListProblem(.openStep(.badData), at: SourceSpan(start, position))
        }
        position += 1
        let content = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        return PropertyList(.data(content), at: SourceSpan(start, position))
    }

    private mutating func quoted(by quote: UInt8) throws(PropertyListProblem) -> LocatedText {
        let start = position
        position += 1
        var builder = LocatedTextBuilder()
        while let byte = next {
            if byte == quote {
                position += 1
                return builder.take() ?? LocatedText(literal: "", at: start + 1)
            }
            let from = position
            if byte == UInt8(ascii: "\\") {
                let scalar = escape()
                builder.append(String(scalar).utf8, for: SourceSpan(from, position))
            } else {
                while let byte = next, byte != quote, byte != UInt8(ascii: "\\") { position += 1 }
                builder.append(bytes[from..<position])
            }
        }
        throw PropertyListProblem(.openStep(.unclosedString), at: SourceSpan(start, start + 1))
    }

    // `\n` and similar, `\101`, `\U00e9`; any other character stands for itself.
    private mutating func escape() -> Unicode.Scalar {
        position += 1
        guard let byte = next else { return "\u{FFFD}" }
        switch byte {
        case UInt8(ascii: "a"): return taking("\u{7}")
        case UInt8(ascii: "b"): return taking("\u{8}")
        case UInt8(ascii: "f"): return taking("\u{C}")
        case UInt8(ascii: "n"): return taking("\n")
        case UInt8(ascii: "r"): return taking("\r")
        case UInt8(ascii: "t"): return taking("\t")
        case UInt8(ascii: "v"): return taking("\u{B}")
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let value = number(radix: 8, atMost: 3)
            return value < 0x80 ? Unicode.Scalar(UInt8(value)) : "\u{FFFD}"
        case UInt8(ascii: "U"):
            position += 1
            return wideEscape()
        case 0x80...: return "\\"
        default: return taking(Unicode.Scalar(byte))
        }
    }

    // Four hexadecimal digits, a UTF-16 code unit; a surrogate pair is two such escapes.
    private mutating func wideEscape() -> Unicode.Scalar {
        let first = number(radix: 16, atMost: 4)
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        let after = position
        if next == UInt8(ascii: "\\"), follows(UInt8(ascii: "U")) {
            position += 2
            let second = number(radix: 16, atMost: 4)
            if (0xDC00..<0xE000).contains(second) {
                return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00) ?? "\u{FFFD}"
            }
            position = after
        }
        return "\u{FFFD}"
    }

    private mutating func taking(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        position += 1
        return scalar
    }

    private mutating func number(radix: UInt32, atMost count: Int) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let digit = next?.hexadecimalValue, digit < radix else { break }
            value = value * radix + UInt32(digit)
            position += 1
        }
        return value
    }

    private mutating func skipComment() throws(PropertyListProblem) {
        let start = position
        position += 2
        while let byte = next {
            if byte == UInt8(ascii: "*"), follows(UInt8(ascii: "/")) {
                position += 2
                return
            }
            position += 1
        }
        throw PropertyListProblem(.openStep(.unclosedComment), at: SourceSpan(start, start + 2))
    }

    private func follows(_ byte: UInt8) -> Bool { position + 1 < bytes.count && bytes[position + 1] == byte }

    private static func isPlain(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "_$/:.-".utf8.contains(byte) }
}

/// Byte classes for the reader of JSON, and the letters that begin its literals and escapes.
extension UInt8 {
    static var t: UInt8 { UInt8(ascii: "t") }
    static var f: UInt8 { UInt8(ascii: "f") }
    static var n: UInt8 { UInt8(ascii: "n") }
    static var u: UInt8 { UInt8(ascii: "u") }

    /// Whether the byte is JSON white space (RFC 8259, section 2).
    package var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
    /// Whether the byte ends a line.
    @inlinable package var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
    /// Whether the byte may directly follow a value: `,`, `:`, `]`, `}`.
    var isSeparator: Bool { self == .comma || self == .colon || self == .rightBracket || self == .rightBrace }
    /// Whether the byte continues a word as people write one: a letter, a digit, `_`, `$`, or part of a character
    /// outside ASCII.
    var continuesWord: Bool {
        isASCIIAlphanumeric || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
    }
    /// Whether the byte continues something meant as a number: `0x1F`, `1_000`, `2024-01-01`.
    var continuesNumber: Bool {
        isASCIIAlphanumeric || self == .minus || self == .plus || self == .point || self == UInt8(ascii: "_")
    }
}

/// Names for the bytes that have a meaning in JSON, and byte classes for its reader.
extension UInt8 {
    static var quote: UInt8 { UInt8(ascii: "\"") }
    static var backslash: UInt8 { UInt8(ascii: "\\") }
    static var apostrophe: UInt8 { UInt8(ascii: "'") }
    static var leftBrace: UInt8 { UInt8(ascii: "{") }
    static var rightBrace: UInt8 { UInt8(ascii: "}") }
    package static var leftBracket: UInt8 { UInt8(ascii: "[") }
    package static var rightBracket: UInt8 { UInt8(ascii: "]") }
    static var comma: UInt8 { UInt8(ascii: ",") }
    package static var colon: UInt8 { UInt8(ascii: ":") }
    static var minus: UInt8 { UInt8(ascii: "-") }
    package static var plus: UInt8 { UInt8(ascii: "+") }
    package static var point: UInt8 { UInt8(ascii: ".") }
    package static var slash: UInt8 { UInt8(ascii: "/") }
    package static var asterisk: UInt8 { UInt8(ascii: "*") }
    package static var hash: UInt8 { UInt8(ascii: "#") }
    package static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var t: UInt8 { UInt8(ascii: "t") }
    static var f: UInt8 { UInt8(ascii: "f") }
    static var n: UInt8 { UInt8(ascii: "n") }
    static var u: UInt8 { UInt8(ascii: "u") }

    /// Whether the byte is JSON white space (RFC 8259, section 2).
    var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
    /// Whether the byte ends a line.
    var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
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

/// Names for the bytes that have a meaning in the formats that are read here.
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
}

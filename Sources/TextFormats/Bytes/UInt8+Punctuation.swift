/// Names for the bytes that have a meaning in the formats that are read here.
extension UInt8 {
    @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
    @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
    @inlinable package static var apostrophe: UInt8 { UInt8(ascii: "'") }
    @inlinable package static var leftBrace: UInt8 { UInt8(ascii: "{") }
    @inlinable package static var rightBrace: UInt8 { UInt8(ascii: "}") }
    @inlinable package static var leftBracket: UInt8 { UInt8(ascii: "[") }
    @inlinable package static var rightBracket: UInt8 { UInt8(ascii: "]") }
    @inlinable package static var comma: UInt8 { UInt8(ascii: ",") }
    @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }
    @inlinable package static var minus: UInt8 { UInt8(ascii: "-") }
    @inlinable package static var plus: UInt8 { UInt8(ascii: "+") }
    @inlinable package static var point: UInt8 { UInt8(ascii: ".") }
    @inlinable package static var slash: UInt8 { UInt8(ascii: "/") }
    @inlinable package static var asterisk: UInt8 { UInt8(ascii: "*") }
    @inlinable package static var hash: UInt8 { UInt8(ascii: "#") }
    @inlinable package static var lineFeed: UInt8 { 0x0A }
    @inlinable package static var carriageReturn: UInt8 { 0x0D }
}

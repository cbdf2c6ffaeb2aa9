// Inlinable: the inner loops of matching and of every reader are made of these, and release builds inline nothing else
// that is `package` across modules.

extension UInt8 {
    /// Whether the byte is one of `0-9`.
    @inlinable package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    /// Whether the byte is one of `A-Z`.
    @inlinable package var isASCIIUpper: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    /// Whether the byte is one of `a-z`.
    @inlinable package var isASCIILower: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    /// Whether the byte is one of `A-Z a-z`.
    @inlinable package var isASCIILetter: Bool { isASCIIUpper || isASCIILower }
    /// Whether the byte is one of `A-Z a-z 0-9`.
    @inlinable package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
    /// Whether the byte is one of `0-9 A-F a-f`.
    @inlinable package var isASCIIHexDigit: Bool {
        isASCIIDigit || (self >= UInt8(ascii: "A") && self <= UInt8(ascii: "F"))
            || (self >= UInt8(ascii: "a") && self <= UInt8(ascii: "f"))
    }
    /// The value of the byte as a hexadecimal digit; nil if it is none.
    @inlinable package var hexadecimalValue: UInt8? {
        guard isASCIIHexDigit else { return nil }
        return isASCIIDigit ? self - UInt8(ascii: "0") : (self | 0x20) - UInt8(ascii: "a") + 10
    }
    /// The byte with `A-Z` folded to `a-z`; any other byte is unchanged.
    @inlinable package var asciiLowercased: UInt8 { isASCIIUpper ? self | 0x20 : self }
}

extension [UInt8] {
    /// Whether a text stands at an offset, before an end.
    @inlinable package func has(_ text: StaticString, at place: Int, before end: Int) -> Bool {
        guard end - place >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { self[place..<place + text.utf8CodeUnitCount].elementsEqual($0) }
    }
}

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
    /// The byte with `A-Z` folded to `a-z`; any other byte is unchanged.
    @inlinable package var asciiLowercased: UInt8 { isASCIIUpper ? self | 0x20 : self }
}

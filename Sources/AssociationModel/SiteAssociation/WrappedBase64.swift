/// Base64 as mail and PEM wrap it: white space anywhere, padding at the end (RFC 4648, section 4).
enum WrappedBase64 {
    /// Decodes text; fails with the index of the first byte that does not belong. Text that ends within a group
    /// gives what is complete of it.
    static func decode(_ text: ArraySlice<UInt8>) -> Result<[UInt8], SignedFile.Failure> {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count / 4 * 3)
        var bits: UInt32 = 0
        var count = 0
        var isPadded = false
        for (index, byte) in zip(text.indices, text) where !byte.isJSONSpace {
            if byte == UInt8(ascii: "=") {
                isPadded = true
                continue
            }
            guard !isPadded, let value = value(of: byte) else { return .failure(.invalidBase64(offset: index)) }
            bits = bits << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return .success(decoded)
    }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 0x41
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 0x61 + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}

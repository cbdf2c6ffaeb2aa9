extension Base64 {
    /// Decodes Base64 as wrapped in mail and PEM, with white space anywhere and padding at the end. Fails with the
    /// index of the first invalid byte. If the text ends within a group, the complete bytes of that group are returned.
    static func decodeWrapped(_ text: ArraySlice<UInt8>) -> Result<[UInt8], SignedFile.Failure> {
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
}

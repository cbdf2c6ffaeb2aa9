extension UnsafeBufferPointer<UInt8> {
    /// The number of bytes in the well-formed UTF-8 sequence at a position (Unicode, table 3-7); 0 if there is none.
    ///
    /// - Parameter end: the offset that it must not go beyond.
    @inlinable package func scalarLength(at place: Int, before end: Int) -> Int {
        let first = self[place]
        if first < 0x80 { return 1 }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, place + length <= end else { return 0 }
        let second = self[place + 1]
        let bounds: ClosedRange<UInt8> =
            switch first {
            case 0xE0: 0xA0...0xBF
            case 0xED: 0x80...0x9F
            case 0xF0: 0x90...0xBF
            case 0xF4: 0x80...0x8F
            default: 0x80...0xBF
            }
        guard bounds.contains(second) else { return 0 }
        for place in (place + 2)..<Swift.max(place + 2, place + length) where self[place] & 0xC0 != 0x80 { return 0 }
        return length
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is white space, a control character or otherwise invisible.
    package var isInvisible: Bool {
        switch value {
        case 0...0x20, 0x7F...0xA0, 0xAD, 0x1680, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000,
            0xFEFF:
            true
        default: false
        }
    }
}

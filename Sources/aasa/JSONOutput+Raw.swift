import AssociatedDomains

extension JSONOutput {
    /// JSON that was read, written back unchanged except for line breaks, as a number is.
    static func raw(_ bytes: ArraySlice<UInt8>) -> JSONOutput {
        .number(String(decoding: bytes.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self))
    }
}

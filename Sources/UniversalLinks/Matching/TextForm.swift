import TextFormats

/// The form in which a rule compares the parts of a URL.
struct TextForm: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// Percent-decoded: `percentEncoded` is false.
    static let decoded = TextForm(rawValue: 1)
    /// With `A-Z` folded: `caseSensitive` is false.
    static let folded = TextForm(rawValue: 2)
    /// The number of forms.
    static let count = 4
}

extension [UInt8] {
    /// Appends some bytes in a form. False if they can't be decoded: an escape is malformed, or the decoded bytes are
    /// not UTF-8.
    mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, in form: TextForm) -> Bool {
        guard !form.isEmpty else {
            append(contentsOf: UnsafeBufferPointer(rebasing: source[range]))
            return true
        }
        let start = count
        var place = range.lowerBound
        while place < range.upperBound {
            var byte = source[place]
            place += 1
            if byte == .percent, form.contains(.decoded) {
                guard place + 2 <= range.upperBound, let high = source[place].hexadecimalValue,
                    let low = source[place + 1].hexadecimalValue
                else { return false }
                byte = high << 4 | low
                place += 2
            }
            append(form.contains(.folded) ? byte.asciiLowercased : byte)
        }
        guard form.contains(.decoded) else { return true }
        return withUnsafeBufferPointer { bytes in
            var place = start
            while place < bytes.count {
                let length = bytes.scalarLength(at: place, before: bytes.count)
                guard length > 0 else { return false }
                place += length
            }
            return true
        }
    }
}

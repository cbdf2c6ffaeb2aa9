import TextFormats

/// A part of a URL in the form in which a pattern is matched against it.
struct LinkText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// How many of the bytes are really in the URL: one less than all if the final slash was added. Only a `/` or a `*`
    /// of the pattern may match that slash.
    let limit: Int

    var count: Int { bytes.count }

    /// The pairs of adjacent bytes.
    var pairs: PairSet {
        var pairs = PairSet()
        for place in 0..<max(0, count - 1) { pairs.insert(bytes[place], bytes[place + 1]) }
        return pairs
    }

    /// The number of bytes in the Unicode scalar at a position; 0 if none begins there.
    func scalarLength(at place: Int) -> Int { place < limit ? bytes.scalarLength(at: place, before: limit) : 0 }

    /// Whether the bytes at a position equal some text; the caller has checked that there are enough.
    func has(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        var index = 0
        while index < text.count {
            guard bytes[place + index] == text[index] else { return false }
            index += 1
        }
        return true
    }
}

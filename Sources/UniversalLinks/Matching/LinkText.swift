import AssociationModel
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

extension UnsafeBufferPointer<UInt8> {
    /// The number of bytes in the well-formed UTF-8 sequence at a position (Unicode, table 3-7); 0 if there is none.
    func scalarLength(at place: Int, before end: Int) -> Int {
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

import AssociationModel
import TextFormats

/// A part of a URL in the form in which a pattern sees it.
struct LinkText {
    /// The bytes.
    let bytes: UnsafeBufferPointer<UInt8>
    /// How many of them the URL really has: one less than there are where the slash at the end was added. That slash
    /// may be taken by a `/` or a `*` of the pattern, by nothing else.
    let limit: Int

    var count: Int { bytes.count }

    /// The pairs of neighbouring bytes.
    var pairs: PairSet {
        var pairs = PairSet()
        for place in 0..<max(0, count - 1) { pairs.insert(bytes[place], bytes[place + 1]) }
        return pairs
    }

    /// How many bytes the Unicode scalar at a place has; 0 where none begins there.
    func scalarLength(at place: Int) -> Int { place < limit ? bytes.scalarLength(at: place, before: limit) : 0 }

    /// Whether some bytes stand at a place; the caller has checked that there are enough.
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
    /// How many bytes the well-formed UTF-8 sequence at a place has (Unicode, table 3-7); 0 where there is none.
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

/// A set of places in a text, from its start to its end, as bits.
struct PositionSet: Sendable {
    private var words: [UInt64] = []
    private var wordCount = 0

    /// Empties the set and makes room for the places of a text. The memory is kept for the next text.
    mutating func reset(length: Int) {
        wordCount = (length >> 6) + 1
        if words.count < wordCount { words = Array(repeating: 0, count: wordCount * 2) }
        for index in 0..<wordCount { words[index] = 0 }
    }

    /// Becomes another set.
    mutating func copy(_ other: PositionSet) {
        wordCount = other.wordCount
        if words.count < wordCount { words = Array(repeating: 0, count: wordCount * 2) }
        for index in 0..<wordCount { words[index] = other.words[index] }
    }

    var isEmpty: Bool {
        for index in 0..<wordCount where words[index] != 0 { return false }
        return true
    }

    /// Whether there are so few places that it is cheaper to go through them one by one than through all words.
    var isSparse: Bool {
        var count = 0
        for index in 0..<wordCount { count += words[index].nonzeroBitCount }
        return count <= max(wordCount, 8)
    }

    func contains(_ place: Int) -> Bool { (words[place >> 6] >> UInt64(place & 63)) & 1 != 0 }

    /// The first place at or after one.
    func first(from place: Int = 0) -> Int? {
        var index = place >> 6
        guard index < wordCount else { return nil }
        var bits = words[index] & (UInt64.max << UInt64(place & 63))
        while bits == 0 {
            index += 1
            guard index < wordCount else { return nil }
            bits = words[index]
        }
        return (index << 6) + bits.trailingZeroBitCount
    }

    mutating func insert(_ place: Int) { words[place >> 6] |= 1 << UInt64(place & 63) }

    mutating func remove(_ place: Int) { words[place >> 6] &= ~(1 << UInt64(place & 63)) }

    /// Adds all places of a range.
    mutating func insert(_ range: ClosedRange<Int>) {
        let (first, last) = (range.lowerBound >> 6, range.upperBound >> 6)
        let low = UInt64.max << UInt64(range.lowerBound & 63)
        let high = UInt64.max >> UInt64(63 - (range.upperBound & 63))
        if first == last {
            words[first] |= low & high
            return
        }
        words[first] |= low
        for index in (first + 1)..<last { words[index] = .max }
        words[last] |= high
    }

    /// Adds the places that lie at these distances from one: bit 5 stands for five bytes further.
    mutating func insert(distances: UInt64, from place: Int) {
        let (index, shift) = (place >> 6, UInt64(place & 63))
        words[index] |= distances << shift
        if shift > 0, index + 1 < wordCount { words[index + 1] |= distances >> (64 - shift) }
    }

    /// Adds all places of another set for the same text.
    mutating func formUnion(_ other: PositionSet) {
        for index in 0..<wordCount { words[index] |= other.words[index] }
    }

    /// Keeps the places where a Unicode scalar begins, and moves each behind it: one mask for each length, 1 to 4.
    mutating func advanceScalars(
        _ one: ArraySlice<UInt64>, _ two: ArraySlice<UInt64>, _ three: ArraySlice<UInt64>, _ four: ArraySlice<UInt64>
    ) {
        var carried: UInt64 = 0
        for index in 0..<wordCount {
            let places = words[index]
            let kept = (
                places & one[one.startIndex + index], places & two[two.startIndex + index],
                places & three[three.startIndex + index], places & four[four.startIndex + index]
            )
            words[index] = kept.0 << 1 | kept.1 << 2 | kept.2 << 3 | kept.3 << 4 | carried
            carried = kept.0 >> 63 | kept.1 >> 62 | kept.2 >> 61 | kept.3 >> 60
        }
    }

    /// Keeps the places that a mask has, and moves each by a distance of less than a word.
    mutating func advance(by distance: UInt64, where mask: ArraySlice<UInt64>) {
        var carried: UInt64 = 0
        mask.withUnsafeBufferPointer { mask in
            for index in 0..<wordCount {
                let kept = words[index] & mask[index]
                words[index] = kept << distance | carried
                carried = kept >> (64 - distance)
            }
        }
    }
}

/// A set of positions in a text, from its start to its end, stored as bits.
struct PositionSet: Sendable {
    private var words: [UInt64] = []
    private var wordCount = 0

    /// Empties the set and makes room for the positions in a text. The memory is kept for the next text.
    mutating func reset(length: Int) {
        wordCount = (length >> 6) + 1
        if words.count < wordCount { words = Array(repeating: 0, count: wordCount * 2) }
        for index in 0..<wordCount { words[index] = 0 }
    }

    /// Replaces the content with that of another set.
    mutating func copy(_ other: PositionSet) {
        wordCount = other.wordCount
        if words.count < wordCount { words = Array(repeating: 0, count: wordCount * 2) }
        for index in 0..<wordCount { words[index] = other.words[index] }
    }

    var isEmpty: Bool {
        for index in 0..<wordCount where words[index] != 0 { return false }
        return true
    }

    /// Whether there are so few positions that visiting them one by one is cheaper than processing every word.
    var isSparse: Bool {
        var count = 0
        for index in 0..<wordCount { count += words[index].nonzeroBitCount }
        return count <= max(wordCount, 8)
    }

    func contains(_ place: Int) -> Bool { (words[place >> 6] >> UInt64(place & 63)) & 1 != 0 }

    /// The first position at or after a given one.
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

    /// Adds every position in a range.
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

    /// Adds the positions at these distances from one: bit 5 stands for five bytes further on.
    mutating func insert(distances: UInt64, from place: Int) {
        let (index, shift) = (place >> 6, UInt64(place & 63))
        words[index] |= distances << shift
        if shift > 0, index + 1 < wordCount { words[index + 1] |= distances >> (64 - shift) }
    }

    /// Adds every position of another set for the same text.
    mutating func formUnion(_ other: PositionSet) {
        for index in 0..<wordCount { words[index] |= other.words[index] }
    }

    /// Keeps the positions where a Unicode scalar begins and moves each past it. There is one mask for each length, 1
    /// to 4.
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

    /// Keeps the positions that are in the mask and moves each by a distance of less than 64.
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

import TextFormats

/// For one text, the positions where a byte is, where a scalar of some length begins, or where a character of a set is.
/// Each mask is computed when it is first needed.
struct TextMasks: Sendable {
    private var masks: [UInt64] = []
    private var starts: [Int] = []
    private var used: [Int] = []
    private var wordCount = 0

    /// What a mask marks in a text.
    enum Symbol {
        case byte(UInt8)
        /// A Unicode scalar of 1 to 4 bytes, by its length.
        case scalar(Int)
        /// An index into ``PatternPool/sets``.
        case set(Int)

        fileprivate var index: Int {
            switch self {
            case .byte(let byte): Int(byte)
            case .scalar(let length): 255 + length
            case .set(let set): 260 + set
            }
        }
    }

    /// Discards the previous text.
    mutating func begin(_ text: LinkText, _ pool: PatternPool) {
        for symbol in used { starts[symbol] = -1 }
        used.removeAll(keepingCapacity: true)
        masks.removeAll(keepingCapacity: true)
        wordCount = (text.count >> 6) + 1
        if starts.count < 260 + pool.sets.count { starts = Array(repeating: -1, count: 260 + pool.sets.count) }
    }

    /// The positions of a symbol.
    mutating func mask(_ symbol: Symbol, _ text: LinkText, _ pool: PatternPool) -> ArraySlice<UInt64> {
        prepare(symbol, text, pool)
        let start = starts[symbol.index]
        return masks[start..<start + wordCount]
    }

    /// Computes the positions of a symbol.
    mutating func prepare(_ symbol: Symbol, _ text: LinkText, _ pool: PatternPool) {
        let index = symbol.index
        guard starts[index] < 0 else { return }
        starts[index] = masks.count
        used.append(index)
        for _ in 0..<wordCount { masks.append(0) }
        fill(from: starts[index], symbol, text, pool)
    }

    private mutating func fill(from start: Int, _ symbol: Symbol, _ text: LinkText, _ pool: PatternPool) {
        for place in 0..<text.count {
            let stands =
                switch symbol {
                case .byte(let byte): text.bytes[place] == byte
                case .scalar(let length): text.scalarLength(at: place) == length
                case .set(let set): place < text.limit && pool.sets[set].contains(text.bytes[place])
                }
            if stands { masks[start + (place >> 6)] |= 1 << UInt64(place & 63) }
        }
    }
}

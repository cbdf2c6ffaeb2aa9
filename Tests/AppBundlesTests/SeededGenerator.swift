/// Random numbers that a printed seed repeats (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension Array<UInt8> {
    /// The bytes after one to four changes: a byte replaced, an extreme number put in, a byte gone, a run repeated.
    func mutated(by generator: inout SeededGenerator, telling: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]) -> [UInt8] {
        var result = self
        for _ in 0...Int.random(in: 0...3, using: &generator) where !result.isEmpty {
            let index = Int.random(in: 0..<result.count, using: &generator)
            switch Int.random(in: 0...4, using: &generator) {
            case 0: result[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: result[index] = telling[Int.random(in: 0..<telling.count, using: &generator)]
            case 2:
                let byte = telling[Int.random(in: 0..<telling.count, using: &generator)]
                for place in index..<Swift.min(index + 4, result.count) { result[place] = byte }
            case 3: result.remove(at: index)
            default:
                let end = Swift.min(result.count, index + Int.random(in: 1...40, using: &generator))
                result.insert(contentsOf: result[index..<end], at: Int.random(in: 0...result.count, using: &generator))
            }
        }
        return result
    }
}

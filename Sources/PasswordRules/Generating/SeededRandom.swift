/// Random numbers that are the same for the same seed (SplitMix64): for tests and examples, never for real passwords.
public struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts a sequence that depends only on the seed.
    public init(seed: UInt64) { state = seed }

    /// The next 64 bits of the sequence.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A random source that is used byte by byte, so that one call of the system serves eight choices.
struct RandomBytes<Source: RandomNumberGenerator> {
    private var source: Source
    private var word: UInt64 = 0
    private var left = 0

    init(_ source: Source) { self.source = source }

    /// A number below the bound, all equally likely: bytes that would favour some numbers are thrown away.
    mutating func number(below bound: Int) -> Int {
        guard bound <= 256 else { return Int.random(in: 0..<bound, using: &source) }
        let limit = 256 - 256 % bound
        while true {
            let byte = Int(nextByte())
            if byte < limit { return byte % bound }
        }
    }

    /// One of the elements, all equally likely.
    mutating func element(of elements: [UInt8]) -> UInt8 { elements[number(below: elements.count)] }

    private mutating func nextByte() -> UInt8 {
        if left == 0 {
            word = source.next()
            left = 8
        }
        left -= 1
        defer { word >>= 8 }
        return UInt8(truncatingIfNeeded: word)
    }
}

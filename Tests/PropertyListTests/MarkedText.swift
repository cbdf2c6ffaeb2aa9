import Findings

/// A text in which «» stand around the bytes that a test expects to be pointed at; the marks are not part of it.
struct MarkedText {
    let bytes: [UInt8]
    /// The marked spans, in the order of their ends.
    let spans: [SourceSpan]

    init(_ marked: String) {
        var bytes: [UInt8] = []
        var spans: [SourceSpan] = []
        var starts: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«": starts.append(bytes.count)
            case "»": spans.append(SourceSpan(starts.removeLast(), bytes.count))
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
        self.bytes = bytes
        self.spans = spans
    }

    var source: SourceText { SourceText(bytes, from: .argument) }
}

/// A small generator of pseudo-random numbers (SplitMix64), so that a failure can be repeated from its seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

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
    /// The bytes after one to four changes: a byte flipped, put in, taken out, or a run of them repeated.
    func mutated(by generator: inout SeededGenerator) -> [UInt8] {
        let telling = Array("<>&;/\"'=![]-? \n\u{0}".utf8)
        var result = self
        for _ in 0...Int.random(in: 0...3, using: &generator) where !result.isEmpty {
            let index = Int.random(in: 0..<result.count, using: &generator)
            switch Int.random(in: 0...4, using: &generator) {
            case 0: result[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: result[index] = telling[Int.random(in: 0..<telling.count, using: &generator)]
            case 2: result.insert(telling[Int.random(in: 0..<telling.count, using: &generator)], at: index)
            case 3: result.remove(at: index)
            default:
                let end = Swift.min(result.count, index + Int.random(in: 1...40, using: &generator))
                result.insert(contentsOf: result[index..<end], at: Int.random(in: 0...result.count, using: &generator))
            }
        }
        return result
    }
}

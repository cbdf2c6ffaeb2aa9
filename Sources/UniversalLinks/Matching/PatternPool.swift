import TextFormats

/// All compiled patterns of a file in a few flat arrays, so that matching retains nothing.
struct PatternPool: Sendable {
    /// The literal texts.
    var bytes: [UInt8] = []
    /// For each byte of a literal, the length of the longest prefix of the literal that ends there (Knuth, Morris,
    /// Pratt).
    var overlaps: [Int32] = []
    /// The steps of all patterns, one pattern after another.
    var steps: [PatternStep] = []
    /// The runs of steps between stars, for patterns that are matched run by run.
    var segments: [PatternSegment] = []
    /// Sets of single characters.
    var sets: [ASCIISet] = []
    /// Variables with several values.
    var variables: [CompiledVariable] = []
    /// The nodes of the tries of all variables.
    var nodes: [TrieNode] = []
    /// The steps of variable values that contain wildcards.
    var branches: [Range<Int>] = []
    var programs: [PatternProgram] = []
    /// The number of patterns whose results are remembered.
    var memoCount = 0
}

/// A range of ``PatternPool/bytes``.
struct PoolText: Hashable, Sendable {
    private let first: Int32
    private let length: Int32

    init(start: Int, count: Int) {
        first = Int32(start)
        length = Int32(count)
    }

    var start: Int { Int(first) }
    var count: Int { Int(length) }
}

/// One step through a text.
enum PatternStep: Sendable {
    /// These bytes.
    case bytes(PoolText)
    /// One Unicode scalar.
    case scalar
    /// One character of a set, an index into ``PatternPool/sets``.
    case set(Int)
    /// Any text, including none.
    case star
    /// One of the values of a variable, an index into ``PatternPool/variables``.
    case values(Int)
}

/// Steps without stars and without variables of several characters: from a given start they have at most one end.
struct PatternSegment: Sendable {
    let steps: Range<Int>
    /// The literal bytes the segment begins with; empty if it begins with something else.
    let beginning: PoolText
    let minimumLength: Int

    /// Whether the segment consists of its literal beginning only.
    var isLiteral: Bool { steps.count == 1 && beginning.count > 0 }
}

/// A variable with several values.
struct CompiledVariable: Sendable {
    /// The root of the trie of the plain values; nil if there are none.
    let root: Int?
    /// The values that contain wildcards, as a range of ``PatternPool/branches``.
    let branches: Range<Int>
    let minimumLength: Int
    /// The length in bytes of the longest plain value.
    let longestValue: Int
}

/// A node of a trie. Its children are adjacent and sorted by byte.
struct TrieNode: Sendable {
    var firstChild: Int32
    var childCount: UInt16
    let byte: UInt8
    var isEnd: Bool
}

/// A compiled pattern.
struct PatternProgram: Sendable {
    /// The cheapest exact way to match it.
    enum Shape: Sendable {
        /// It contains a variable that is undefined or has no values, so it matches nothing.
        case never
        /// `*`
        case anything
        /// `abc`
        case literal
        /// `abc*`
        case prefix
        /// `*abc`
        case suffix
        /// `*abc*`
        case contains
        /// Segments separated by stars; the first begins the text, the last ends it.
        case segments
        /// Anything else: patterns with variables of several characters.
        case general
    }

    let shape: Shape
    let steps: Range<Int>
    let segments: Range<Int>
    /// The literal text of the shapes `literal` to `contains`.
    let literal: PoolText
    /// The text that everything matched begins with.
    let prefix: PoolText
    /// The length in bytes of the shortest text that can match.
    let minimumLength: Int
    /// The pairs of adjacent bytes that a text must contain to match.
    let pairs: PairSet
    /// The index under which its result for a URL is remembered, if many rules may take it from the same defaults; else
    /// -1.
    var memo = -1
}

/// An approximate set of pairs of adjacent bytes: several pairs share a bit.
struct PairSet: Sendable {
    private var bits: UInt64 = 0

    mutating func insert(_ first: UInt8, _ second: UInt8) {
        bits |= 1 << UInt64((first &* 37 &+ second) & 63)
    }

    /// False only if some pair of the other set is certainly not in this one.
    func mayHold(_ other: PairSet) -> Bool { other.bits & ~bits == 0 }
}

/// A set of ASCII characters.
struct ASCIISet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }

    func contains(_ byte: UInt8) -> Bool {
        byte < 0x80 && ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 != 0
    }
}

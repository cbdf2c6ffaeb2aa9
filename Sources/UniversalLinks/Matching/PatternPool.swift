import AssociationModel
import TextFormats

/// All compiled patterns of a file, in a few flat arrays: what matching reads, and nothing that it would have to
/// retain.
struct PatternPool: Sendable {
    /// Literal text.
    var bytes: [UInt8] = []
    /// For each byte of a literal, how long a beginning of the literal ends with it (Knuth, Morris, Pratt).
    var overlaps: [Int32] = []
    /// The steps of all patterns, one pattern after the other.
    var steps: [PatternStep] = []
    /// The runs of steps between stars, of those patterns that are matched run by run.
    var segments: [PatternSegment] = []
    /// Sets of single characters.
    var sets: [ASCIISet] = []
    /// Variables of several values.
    var variables: [CompiledVariable] = []
    /// The nodes of the tries of all variables.
    var nodes: [TrieNode] = []
    /// The steps of the values that hold wildcards.
    var branches: [Range<Int>] = []
    /// The patterns.
    var programs: [PatternProgram] = []
    /// How many patterns have results to keep.
    var memoCount = 0
}

/// Some bytes of ``PatternPool/bytes``.
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
    /// One byte of ``PatternPool/sets``.
    case set(Int)
    /// Anything, also nothing.
    case star
    /// A value of ``PatternPool/variables``.
    case values(Int)
}

/// Steps without a star and without a variable of several characters: from a given start they have at most one end.
struct PatternSegment: Sendable {
    let steps: Range<Int>
    /// The bytes with which the segment begins; 0 of them where it begins with something else.
    let beginning: PoolText
    let minimumLength: Int

    /// Whether the segment is nothing but its beginning.
    var isLiteral: Bool { steps.count == 1 && beginning.count > 0 }
}

/// A variable of several values.
struct CompiledVariable: Sendable {
    /// The root of the trie of its plain values; nil where it has none.
    let root: Int?
    /// Its values that hold wildcards: a range of ``PatternPool/branches``.
    let branches: Range<Int>
    let minimumLength: Int
    /// The most bytes of a plain value.
    let longestValue: Int
}

/// A node of a trie; its children lie side by side, in the order of their bytes.
struct TrieNode: Sendable {
    var firstChild: Int32
    var childCount: UInt16
    let byte: UInt8
    var isEnd: Bool
}

/// A compiled pattern.
struct PatternProgram: Sendable {
    /// The cheapest way to match it exactly.
    enum Shape: Sendable {
        /// A variable that is undefined or has no values.
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
        /// Segments between stars; the first begins the text, the last ends it.
        case segments
        /// Everything else: with variables of several characters.
        case general
    }

    let shape: Shape
    let steps: Range<Int>
    let segments: Range<Int>
    /// The text of the first five shapes.
    let literal: PoolText
    /// The text with which everything that matches begins.
    let prefix: PoolText
    /// The least bytes of a text that matches.
    let minimumLength: Int
    /// The pairs of bytes that a text must have to match.
    let pairs: PairSet
    /// Where its result for a URL is kept, because many rules may have it from the same defaults; else -1.
    var memo = -1
}

/// Which pairs of neighbouring bytes a text has, roughly: several pairs share a bit.
struct PairSet: Sendable {
    private var bits: UInt64 = 0

    mutating func insert(_ first: UInt8, _ second: UInt8) {
        bits |= 1 << UInt64((first &* 37 &+ second) & 63)
    }

    /// Whether all pairs of another set may be here.
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

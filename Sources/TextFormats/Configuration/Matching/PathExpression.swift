/// A regular expression as hosts write them for paths, decided for one short path without backtracking.
///
/// It knows what the dialects of JavaScript, RE2 and PCRE have in common: literals, classes, groups, alternatives,
/// counted and lazy repetition, anchors and lookahead. An expression with anything else, such as a back reference, has
/// no value, so that nothing is claimed of it.
///
/// The work is bounded by the length of the expression: what a node can match from each place of the path is found once.
package struct PathExpression: Sendable {
    /// The longest path that can be matched, in bytes: a set of places is one machine word.
    package static let longestPath = 63
    /// The longest expression that is read, in bytes.
    package static let longestExpression = 4_096

    let nodes: [Node]
    let root: Int

    indirect enum Node: Sendable {
        case empty
        case bytes(ByteSet)
        case start
        case end
        case sequence([Int])
        case choice([Int])
        case repetition(Int, atLeast: Int, atMost: Int?)
        case lookahead(Int, isNegative: Bool)
    }

    /// Reads an expression; nil if it is malformed, too long, or contains what is not known here.
    package init?(_ text: String, ignoringCase: Bool = false) {
        guard text.utf8.count <= Self.longestExpression else { return nil }
        var parser = PathExpressionParser(Array(text.utf8), ignoringCase: ignoringCase)
        guard let root = parser.expression() else { return nil }
        self.nodes = parser.nodes
        self.root = root
    }

    /// Whether it matches some part of a path; nil for a path that is too long.
    package func matches(within path: String) -> Bool? {
        guard var matcher = PathExpressionMatcher(self, path) else { return nil }
        return (0...path.utf8.count).contains { matcher.ends(of: root, from: $0) != 0 }
    }

    /// Whether it matches a whole path; nil for a path that is too long.
    package func matches(whole path: String) -> Bool? {
        guard var matcher = PathExpressionMatcher(self, path) else { return nil }
        return matcher.ends(of: root, from: 0) & (1 << UInt64(path.utf8.count)) != 0
    }
}

/// A set of byte values.
struct ByteSet: Sendable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    static let all = ByteSet(0...255)
    static let digits = ByteSet(0x30...0x39)
    static let word = digits.union(ByteSet(0x41...0x5A)).union(ByteSet(0x61...0x7A)).union(ByteSet(0x5F...0x5F))
    static let space = ByteSet(0x09...0x0D).union(ByteSet(0x20...0x20))

    init() {}

    init(_ range: ClosedRange<UInt8>) { for byte in range { insert(byte) } }

    func contains(_ byte: UInt8) -> Bool {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: return words.0 & bit != 0
        case 1: return words.1 & bit != 0
        case 2: return words.2 & bit != 0
        default: return words.3 & bit != 0
        }
    }

    mutating func insert(_ byte: UInt8) {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }

    func union(_ other: ByteSet) -> ByteSet {
        var result = self
        result.words.0 |= other.words.0
        result.words.1 |= other.words.1
        result.words.2 |= other.words.2
        result.words.3 |= other.words.3
        return result
    }

    var inverted: ByteSet {
        var result = ByteSet()
        result.words = (~words.0, ~words.1, ~words.2, ~words.3)
        return result
    }

    /// With both cases of each ASCII letter.
    var ignoringCase: ByteSet {
        var result = self
        for byte in UInt8(0x41)...0x5A where contains(byte) || contains(byte | 0x20) {
            result.insert(byte)
            result.insert(byte | 0x20)
        }
        return result
    }
}

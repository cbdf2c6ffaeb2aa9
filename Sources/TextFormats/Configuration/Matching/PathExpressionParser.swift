/// Reads a regular expression into nodes; nil for what is not known.
struct PathExpressionParser {
    private(set) var nodes: [PathExpression.Node] = []
    private let text: [UInt8]
    private var ignoresCase: Bool
    private var index = 0
    private var depth = 0

    // No rule of a host nests deeper; each level costs native stack.
    private static let deepestGroup = 64
    // More than a path is long is no different.
    private static let highestCount = 64

    init(_ text: [UInt8], ignoringCase: Bool) {
        self.text = text
        ignoresCase = ignoringCase
    }

    /// The whole expression.
    mutating func expression() -> Int? {
        if text.starts(with: Array("(?i)".utf8)) {
            ignoresCase = true
            index = 4
        }
        guard let root = alternatives(), index == text.count else { return nil }
        return root
    }

    private mutating func add(_ node: PathExpression.Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func alternatives() -> Int? {
        var choices: [Int] = []
        repeat {
            guard let part = sequence() else { return nil }
            choices.append(part)
        } while take("|")
        return choices.count == 1 ? choices[0] : add(.choice(choices))
    }

    private mutating func sequence() -> Int? {
        var parts: [Int] = []
        while index < text.count, text[index] != UInt8(ascii: "|"), text[index] != UInt8(ascii: ")") {
            guard let atom = atom(), let part = repeated(atom) else { return nil }
            parts.append(part)
        }
        switch parts.count {
        case 0: return add(.empty)
        case 1: return parts[0]
        default: return add(.sequence(parts))
        }
    }

    private mutating func repeated(_ atom: Int) -> Int? {
        guard index < text.count else { return atom }
        let result: Int
        switch text[index] {
        case UInt8(ascii: "*"): result = add(.repetition(atom, atLeast: 0, atMost: nil))
        case UInt8(ascii: "+"): result = add(.repetition(atom, atLeast: 1, atMost: nil))
        case UInt8(ascii: "?"): result = add(.repetition(atom, atLeast: 0, atMost: 1))
        case UInt8(ascii: "{"): return counted(atom)
        default: return atom
        }
        index += 1
        return lazily(result)
    }

    // Lazy repetition ends at the same places. A second `+` would be possessive, which is not the same.
    private mutating func lazily(_ node: Int) -> Int? {
        if take("?") { return node }
        guard index < text.count, !"*+{".utf8.contains(text[index]) else { return index == text.count ? node : nil }
        return node
    }

    private mutating func counted(_ atom: Int) -> Int? {
        index += 1
        guard let least = number() else { return nil }
        var most: Int? = least
        if take(",") { most = number() }
        guard take("}"), most.map({ $0 >= least }) ?? true else { return nil }
        return lazily(add(.repetition(atom, atLeast: least, atMost: most)))
    }

    private mutating func number() -> Int? {
        var value: Int?
        while index < text.count, text[index].isASCIIDigit {
            value = min((value ?? 0) * 10 + Int(text[index] - 0x30), Self.highestCount)
            index += 1
        }
        return value
    }

    private mutating func atom() -> Int? {
        let byte = text[index]
        index += 1
        switch byte {
        case UInt8(ascii: "("): return group()
        case .leftBracket: return byteClass().map { add(.bytes($0)) }
        case .point: return add(.bytes(.all))
        case UInt8(ascii: "^"): return add(.start)
        case UInt8(ascii: "$"): return add(.end)
        case .backslash: return escape().map { add(.bytes($0)) }
        case .asterisk, .plus, UInt8(ascii: "?"): return nil
        default: return add(.bytes(folded(ByteSet(byte...byte))))
        }
    }

    private mutating func group() -> Int? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepestGroup else { return nil }
        var lookahead: Bool?
        if take("?") {
            if take("=") {
                lookahead = false
            } else if take("!") {
                lookahead = true
            } else if !take(":"), !skipName() {
                return nil
            }
        }
        guard let inner = alternatives(), take(")") else { return nil }
        return lookahead.map { add(.lookahead(inner, isNegative: $0)) } ?? inner
    }

    // `<name>` or `P<name>`, but not `<=` and `<!`, which look behind.
    private mutating func skipName() -> Bool {
        _ = take("P")
        guard take("<"), index < text.count, text[index].isASCIILetter || text[index] == UInt8(ascii: "_") else {
            return false
        }
        while index < text.count, ByteSet.word.contains(text[index]) { index += 1 }
        return take(">")
    }

    private mutating func escape() -> ByteSet? {
        guard index < text.count else { return nil }
        let byte = text[index]
        index += 1
        switch byte {
        case UInt8(ascii: "d"): return .digits
        case UInt8(ascii: "D"): return ByteSet.digits.inverted
        case UInt8(ascii: "w"): return .word
        case UInt8(ascii: "W"): return ByteSet.word.inverted
        case UInt8(ascii: "s"): return .space
        case UInt8(ascii: "S"): return ByteSet.space.inverted
        case let other where other.isASCIIAlphanumeric: return nil
        default: return ByteSet(byte...byte)
        }
    }

    private mutating func byteClass() -> ByteSet? {
        var set = ByteSet()
        let isInverted = take("^")
        var isFirst = true
        while index < text.count, isFirst || text[index] != .rightBracket {
            isFirst = false
            guard text[index] != .leftBracket || index + 1 >= text.count || text[index + 1] != .colon,
                let (low, members) = classMember()
            else { return nil }
            if let low, index + 1 < text.count, text[index] == .minus, text[index + 1] != .rightBracket {
                index += 1
                guard let (high, _) = classMember(), let high, high >= low else { return nil }
                set = set.union(ByteSet(low...high))
            } else {
                set = set.union(members)
            }
        }
        guard take("]") else { return nil }
        return isInverted ? folded(set).inverted : folded(set)
    }

    // The byte, if it is one that a range can begin with, and all that is meant.
    private mutating func classMember() -> (UInt8?, ByteSet)? {
        let byte = text[index]
        index += 1
        guard byte == .backslash else { return (byte, ByteSet(byte...byte)) }
        guard index < text.count else { return nil }
        let escaped = text[index]
        guard let set = escape() else { return nil }
        return (escaped.isASCIIAlphanumeric ? nil : escaped, set)
    }

    private func folded(_ set: ByteSet) -> ByteSet { ignoresCase ? set.ignoringCase : set }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }
}

/// Reads the pattern of a ``RegularExpression``.
struct RegularExpressionParser {
    private let bytes: [UInt8]
    private var offset = 0
    private var ignoresCase: Bool
    private var depth = 0
    private static let depthLimit = 64

    init(_ bytes: [UInt8], ignoringCase: Bool) {
        self.bytes = bytes
        ignoresCase = ignoringCase
    }

    /// Reads all of it; nil if something in it is not known or not valid.
    mutating func parse() -> RegularExpression.Node? {
        guard let node = readChoice(), offset == bytes.count else { return nil }
        return node
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func take(_ text: StaticString) -> Bool {
        let wanted = Array("\(text)".utf8)
        guard bytes[offset...].starts(with: wanted) else { return false }
        offset += wanted.count
        return true
    }

    private mutating func readChoice() -> RegularExpression.Node? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { return nil }
        var choices: [RegularExpression.Node] = []
        repeat {
            guard let sequence = readSequence() else { return nil }
            choices.append(sequence)
        } while take("|")
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func readSequence() -> RegularExpression.Node? {
        var nodes: [RegularExpression.Node] = []
        while let byte = next, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
            guard let atom = readAtom() else { return nil }
            guard let atom else { continue }
            guard let repeated = readRepetition(of: atom) else { return nil }
            nodes.append(repeated)
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    // The outer nil is a failure, the inner one a part that matches nothing by itself, such as `(?i)`.
    private mutating func readAtom() -> RegularExpression.Node?? {
        guard let byte = next else { return nil }
        offset += 1
        switch byte {
        case UInt8(ascii: "^"): return .some(.start)
        case UInt8(ascii: "$"): return .some(.end)
        case .point: return .some(.bytes(.anyButLineFeed))
        case UInt8(ascii: "("): return readGroup()
        case .leftBracket: return readClass().map { .some(.bytes($0)) }
        case .backslash: return readEscape().map { .some($0) }
        case .asterisk, .plus, UInt8(ascii: "?"): return nil
        default: return .some(literal(byte))
        }
    }

    private func literal(_ byte: UInt8) -> RegularExpression.Node {
        let set = ByteSet([byte])
        return .bytes(ignoresCase ? set.ignoringCase : set)
    }

    private mutating func readGroup() -> RegularExpression.Node?? {
        let outer = ignoresCase
        let isMarked = take("?")
        // Takes the sign that stands here.
        let look = isMarked ? Self.looks.first { take($0.sign) } : nil
        if isMarked, look == nil {
            if take("<") || take("P<") {
                guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
                offset = end + 1
            } else {
                guard let isWholeGroup = readFlags() else { return nil }
                if isWholeGroup { return .some(nil) }
            }
        }
        guard let inner = readChoice(), take(")") else { return nil }
        ignoresCase = outer
        guard let look else { return .some(inner) }
        return .some(.look(inner, isAhead: look.isAhead, isNegated: look.isNegated))
    }

    private static let looks: [(sign: StaticString, isAhead: Bool, isNegated: Bool)] = [
        ("=", true, false), ("!", true, true), ("<=", false, false), ("<!", false, true),
    ]

    // The flags of `(?i)`, which counts up to the end of the group around it, and of `(?i:…)`. Nil if one is not known.
    private mutating func readFlags() -> Bool? {
        var isOn = true
        while let byte = next {
            offset += 1
            switch byte {
            case .minus: isOn = false
            case UInt8(ascii: "i"): ignoresCase = isOn
            // Lines play no part: no path has a line break.
            case UInt8(ascii: "s"), UInt8(ascii: "m"), UInt8(ascii: "U"): break
            case .colon: return false
            case UInt8(ascii: ")"): return true
            default: return nil
            }
        }
        return nil
    }

    private mutating func readRepetition(of atom: RegularExpression.Node) -> RegularExpression.Node? {
        var node = atom
        while let byte = next {
            switch byte {
            case .asterisk: (offset, node) = (offset + 1, .repeated(node, 0, nil))
            case .plus: (offset, node) = (offset + 1, .repeated(node, 1, nil))
            case UInt8(ascii: "?"): (offset, node) = (offset + 1, .repeated(node, 0, 1))
            case .leftBrace:
                guard let (least, most) = readBounds() else { return node }
                if let most, most < least { return nil }
                node = .repeated(node, least, most)
            default: return node
            }
            // A lazy repetition finds the same texts; a possessive one does not.
            if next == .plus { return nil }
            if next == UInt8(ascii: "?") { offset += 1 }
        }
        return node
    }

    // `{2}`, `{2,}` or `{2,5}`; anything else is a brace. Leaves the offset where it was then.
    private mutating func readBounds() -> (Int, Int?)? {
        guard let end = bytes[offset...].prefix(16).firstIndex(of: .rightBrace) else { return nil }
        let parts = bytes[(offset + 1)..<end].split(separator: .comma, omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first, let least = Self.number(first) else { return nil }
        var most: Int? = least
        if parts.count == 2 {
            most = Self.number(parts[1])
            if most == nil, !parts[1].isEmpty { return nil }
        }
        offset = end + 1
        return (least, most)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private mutating func readEscape() -> RegularExpression.Node? {
        guard let byte = next else { return nil }
        offset += 1
        switch byte {
        case UInt8(ascii: "b"): return .boundary(isNegated: false)
        case UInt8(ascii: "B"): return .boundary(isNegated: true)
        case UInt8(ascii: "A"): return .start
        case UInt8(ascii: "z"), UInt8(ascii: "Z"): return .end
        default:
            if let set = Self.shorthand(byte) { return .bytes(set) }
            if let control = Self.controls[byte] { return literal(control) }
            // A letter or digit that is left means something else: a back reference, a property.
            return byte.isASCIIAlphanumeric ? nil : literal(byte)
        }
    }

    private static func shorthand(_ byte: UInt8) -> ByteSet? {
        shorthands[byte.asciiLowercased].map { byte.isASCIIUpper ? $0.inverted : $0 }
    }

    private static let shorthands: [UInt8: ByteSet] = [
        UInt8(ascii: "d"): .digits, UInt8(ascii: "w"): .word, UInt8(ascii: "s"): .space,
    ]
    private static let controls: [UInt8: UInt8] = [
        UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    ]

    private mutating func readClass() -> ByteSet? {
        let isNegated = take("^")
        var set = ByteSet()
        var isFirst = true
        while let byte = next {
            if byte == .rightBracket, !isFirst {
                offset += 1
                if ignoresCase { set = set.ignoringCase }
                return isNegated ? set.inverted : set
            }
            isFirst = false
            if take("[:") {
                guard let named = readNamedClass() else { return nil }
                set.formUnion(named)
            } else {
                guard let low = readClassMember(into: &set) else { return nil }
                guard let low, let high = readRangeEnd() else {
                    if let low { set.insert(low) }
                    continue
                }
                guard low <= high else { return nil }
                for byte in low...high { set.insert(byte) }
            }
        }
        return nil
    }

    private mutating func readNamedClass() -> ByteSet? {
        let isNegated = take("^")
        guard let end = bytes[offset...].firstIndex(of: .colon), bytes[end...].starts(with: ":]".utf8) else {
            return nil
        }
        guard let set = ByteSet.named(bytes[offset..<end]) else { return nil }
        offset = end + 2
        return isNegated ? set.inverted : set
    }

    // A byte, or nothing where a shorthand was put into the set; the outer nil is a failure.
    private mutating func readClassMember(into set: inout ByteSet) -> UInt8?? {
        guard let byte = next else { return nil }
        offset += 1
        guard byte == .backslash else { return .some(byte) }
        guard let escaped = next else { return nil }
        offset += 1
        if let shorthand = Self.shorthand(escaped) {
            set.formUnion(shorthand)
            return .some(nil)
        }
        if let control = Self.controls[escaped] { return .some(control) }
        return escaped.isASCIIAlphanumeric ? nil : .some(escaped)
    }

    // The byte after a hyphen that is not the last of the class.
    private mutating func readRangeEnd() -> UInt8? {
        guard next == .minus, offset + 1 < bytes.count, bytes[offset + 1] != .rightBracket else { return nil }
        let high = bytes[offset + 1]
        // A hyphen before an escape or a class is one.
        guard high != .backslash, high != .leftBracket else { return nil }
        offset += 2
        return high
    }
}

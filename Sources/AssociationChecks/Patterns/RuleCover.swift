import AssociationModel
import TextFormats
import UniversalLinks

/// Tells whether a rule of a file matches every URL that a later rule matches. The proof is by language inclusion, and
/// must hold under every interpretation of what Apple has not documented. Once a limit of work is reached, the answer
/// is no.
struct RuleCover {
    private var coverage: LinkCoverage
    /// The work that is left, roughly the number of pairs of rules; pairs with many wildcards or variables cost more.
    private var workLeft = 6_000

    /// Whether the limit of work is reached.
    var isExhausted: Bool { workLeft <= 0 }

    init(_ links: CompiledLinks) {
        var bounds = AutomatonBounds()
        bounds.patternStates = 4_000
        bounds.states = 5_000
        bounds.steps = 500_000
        coverage = LinkCoverage(links, bounds: bounds)
    }

    /// Whether the earlier rule matches every URL that the later one matches. Both are indices into the file's rules.
    mutating func covers(_ earlier: Int, _ later: Int) -> Bool {
        let (wide, narrow) = (coverage.links.rules[earlier], coverage.links.rules[later])
        guard workLeft > 0, wide.path?.pattern.isSettledPath(over: narrow.path?.pattern) ?? true else { return false }
        workLeft -= 1 + wide.work + narrow.work
        return coverage.covers(earlier, later) == true
    }
}

extension LinkRule {
    /// A rough measure of the work that comparing the patterns of the rule takes.
    fileprivate var work: Int {
        var patterns = [path, fragment].compactMap { $0?.pattern }
        switch query {
        case .unspecified, .void: break
        case .whole(let constraint): patterns.append(constraint.pattern)
        case .items(let object): patterns += object.items.map(\.constraint.pattern)
        }
        return patterns.reduce(0) { sum, pattern in
            sum + pattern.bytes.count / 32 + pattern.pieces.count / 4 + pattern.variables.count * 50
        }
    }
}

extension LinkPattern {
    /// Whether the answer to “does this pattern cover the other?” is the same under every interpretation of what is
    /// unknown about path patterns: what `*` and `?` at the ends match, and whether `?` matches a slash.
    fileprivate func isSettledPath(over other: LinkPattern?) -> Bool {
        guard !bytes.isEmpty, other?.bytes.isEmpty != true else { return false }
        let star = UInt8(ascii: "*")
        if bytes == other?.bytes || bytes.allSatisfy({ $0 == star }) { return true }
        guard bytes.first != star || other?.bytes.first == star else { return false }
        let hasScalar = pieces.contains { if case .anyScalar = $0 { true } else { false } }
        guard hasScalar else { return true }
        guard let other, variables.isEmpty, other.isLiteral else { return false }
        let slash = UInt8(ascii: "/")
        let pattern = [slash] + bytes.drop { $0 == slash }
        var text = [slash] + other.bytes.drop { $0 == slash }
        while text.count > 1, text.last == slash { text.removeLast() }
        return takes(pattern[...], text) || takes(pattern[...], text + [slash])
    }

    private var isLiteral: Bool { pieces.allSatisfy { if case .literal = $0 { true } else { false } } }

    /// Whether a pattern without variables matches a text if `?` does not match a slash.
    private func takes(_ pattern: ArraySlice<UInt8>, _ text: [UInt8]) -> Bool {
        var places = [true] + Array(repeating: false, count: text.count)
        for byte in pattern {
            var next = Array(repeating: false, count: text.count + 1)
            for place in places.indices where places[place] || byte == UInt8(ascii: "*") && place > 0 && next[place - 1]
            {
                switch byte {
                case UInt8(ascii: "*"): next[place] = true
                case UInt8(ascii: "?") where place < text.count && text[place] != UInt8(ascii: "/"):
                    next[place + 1] = true
                case let byte where place < text.count && text[place] == byte: next[place + 1] = true
                default: break
                }
            }
            places = next
        }
        return places.last == true
    }
}

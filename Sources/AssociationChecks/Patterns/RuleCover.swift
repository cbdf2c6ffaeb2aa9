import AssociationModel
import TextFormats
import UniversalLinks

/// Tells which rules of a file leave nothing to later ones: proved by language inclusion, and so that the proof holds
/// under every reading of what is open. Past a bound of work the answer is no.
struct RuleCover {
    private var coverage: LinkCoverage
    /// How much more is compared: about the pairs of rules, of which those with many wildcards or variables count more.
    private var workLeft = 6_000

    /// Whether nothing more is compared.
    var isExhausted: Bool { workLeft <= 0 }

    init(_ links: CompiledLinks) {
        var bounds = AutomatonBounds()
        bounds.patternStates = 4_000
        bounds.states = 5_000
        bounds.steps = 500_000
        coverage = LinkCoverage(links, bounds: bounds)
    }

    /// Whether the earlier rule takes every URL that the later one takes. Both are indexes of the rules of the file.
    mutating func covers(_ earlier: Int, _ later: Int) -> Bool {
        let (wide, narrow) = (coverage.links.rules[earlier], coverage.links.rules[later])
        guard workLeft > 0, wide.path?.pattern.isSettledPath(over: narrow.path?.pattern) ?? true else { return false }
        workLeft -= 1 + wide.work + narrow.work
        return coverage.covers(earlier, later) == true
    }
}

extension LinkRule {
    /// About how much work the patterns of the rule are, beside others.
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
    /// Whether what is open about path patterns cannot matter to the question if this one covers another: what `*` and
    /// `?` at the ends take, and whether `?` takes a slash.
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

    /// Whether a pattern without variables takes a text if `?` takes no slash.
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

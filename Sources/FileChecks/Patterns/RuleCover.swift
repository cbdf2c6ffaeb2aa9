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
    /// The steps that are left for comparing patterns that have `?` with texts.
    private var stepsLeft = 4_000_000

    /// The transitions of automata that count as one pair of rules.
    private static let stepsOfPair = 2_000

    /// Whether the limit of work is reached.
    var isExhausted: Bool { workLeft <= 0 }

    init(_ links: CompiledLinks) {
        coverage = LinkCoverage(links, bounds: .ofCheck)
    }

    /// Whether the earlier rule matches every URL that the later one matches. Both are indices into the file's rules.
    mutating func covers(_ earlier: Int, _ later: Int) -> Bool {
        let (wide, narrow) = (coverage.links.rules[earlier], coverage.links.rules[later])
        guard workLeft > 0, isSettledPath(wide.path?.pattern, over: narrow.path?.pattern) else { return false }
        let before = coverage.steps
        let result = coverage.covers(earlier, later)
        workLeft -= max(1 + wide.work + narrow.work, (coverage.steps - before) / Self.stepsOfPair)
        return result == true
    }

    /// Whether the answer to “does this pattern cover the other?” is the same under every interpretation of what is
    /// unknown about path patterns: what `*` and `?` at the ends match, and whether `?` matches a slash.
    private mutating func isSettledPath(_ wide: LinkPattern?, over narrow: LinkPattern?) -> Bool {
        guard let wide else { return true }
        guard !wide.bytes.isEmpty, narrow?.bytes.isEmpty != true else { return false }
        if wide.bytes == narrow?.bytes || wide.isAnything { return true }
        let startsOtherwise = wide.beginsWithStar && narrow?.beginsWithStar != true
        // With or without a slash before it, `*/*` matches every path but the root.
        if startsOtherwise, wide.bytes.elementsEqual("*/*".utf8), narrow?.isBelowRoot == true { return true }
        guard wide.hasScalars || startsOtherwise else { return true }
        guard let narrow, wide.variables.isEmpty, narrow.isLiteral else { return false }
        let slash = UInt8(ascii: "/")
        let pattern = [slash] + wide.bytes.drop { $0 == slash }
        var text = [slash] + narrow.bytes.drop { $0 == slash }
        while text.count > 1, text.last == slash { text.removeLast() }
        return takes(pattern, text) || text.count > 1 && takes(pattern, text + [slash])
    }

    /// Whether a pattern without variables matches a text if `?` does not match a slash. Beyond the limit of steps, the
    /// answer is no.
    private mutating func takes(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
        let (star, scalar, slash) = (UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "/"))
        var places = [true] + Array(repeating: false, count: text.count)
        for byte in pattern {
            stepsLeft -= places.count
            guard stepsLeft > 0 else { return false }
            var next = Array(repeating: false, count: text.count + 1)
            for place in places.indices where places[place] || byte == star && place > 0 && next[place - 1] {
                if byte == star {
                    next[place] = true
                } else if place < text.count, byte == text[place] || byte == scalar && text[place] != slash {
                    next[place + 1] = true
                }
            }
            guard next.contains(true) else { return false }
            places = next
        }
        return places.last == true
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
    /// Whether `*` is its first byte.
    var beginsWithStar: Bool { bytes.first == UInt8(ascii: "*") }
    /// Whether it matches no root path, since a character that is no slash comes after its first slashes.
    var isBelowRoot: Bool {
        guard case .literal? = pieces.first, let first = bytes.first(where: { $0 != UInt8(ascii: "/") }) else {
            return false
        }
        return !"*?$".utf8.contains(first)
    }
    /// Whether it has `?`.
    var hasScalars: Bool { pieces.contains { if case .anyScalar = $0 { true } else { false } } }
    /// Whether it has neither wildcards nor variables.
    var isLiteral: Bool { pieces.allSatisfy { if case .literal = $0 { true } else { false } } }
}

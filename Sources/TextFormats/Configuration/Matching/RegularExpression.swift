import Findings

/// A regular expression in a server's configuration, decided for one short text.
///
/// It knows what such files use of Perl's language: literals, classes, groups, alternatives, repetition, anchors, and
/// looking ahead and behind. What changes which of several matches is found (captures, lazy repetition) has no part in
/// whether there is one. Back references, atomic groups and conditions are not known. Instead of trying one way after
/// another, it follows all positions that the text can be read up to, so nothing is tried twice in a row of repetitions;
/// what takes more than ``stepLimit`` steps is not decided.
package struct RegularExpression: Sendable {
    /// The longest pattern that is read, in bytes.
    package static let patternLimit = Bound.pattern.most
    /// The longest text that is decided, in bytes.
    package static let textLimit = 1_024
    /// The most steps that a decision may take; each is one position of the text at one part of the pattern.
    package static let stepLimit = Bound.patternSteps.most

    indirect enum Node: Sendable {
        case bytes(ByteSet)
        case sequence([Node])
        case choice([Node])
        case repeated(Node, Int, Int?)
        case start
        case end
        case boundary(isNegated: Bool)
        case look(Node, isAhead: Bool, isNegated: Bool)
    }

    private let root: Node

    /// Reads a pattern; nil if it uses what is not known here, or is not valid.
    package init?(_ pattern: String, ignoringCase: Bool = false) {
        guard pattern.utf8.count <= Self.patternLimit else { return nil }
        var parser = RegularExpressionParser(Array(pattern.utf8), ignoringCase: ignoringCase)
        guard let node = parser.parse() else { return nil }
        root = node
    }

    /// Whether it is found anywhere in the text; nil if that is too much to decide.
    package func isFound(in text: String, within budget: FoldingBudget) -> Bool? {
        ends(in: text, from: Set(0...text.utf8.count), budget).map { !$0.isEmpty }
    }

    /// Whether it matches the whole text; nil if that is too much to decide.
    package func matches(whole text: String, within budget: FoldingBudget) -> Bool? {
        ends(in: text, from: [0], budget).map { $0.contains(text.utf8.count) }
    }

    private func ends(in text: String, from starts: @autoclosure () -> Set<Int>, _ budget: FoldingBudget) -> Set<Int>? {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.textLimit, !budget.isSpent else { return nil }
        var matcher = Matcher(bytes: bytes)
        let ends = matcher.ends(of: root, from: starts())
        return budget.step(matcher.steps) && matcher.steps <= Self.stepLimit ? ends : nil
    }

    /// Whether the pattern of the text is found, ignoring case where that is said; nil if that cannot be decided.
    package static func isFound(
        _ pattern: String, in text: String, ignoringCase: Bool = false, within budget: FoldingBudget
    ) -> Bool? {
        RegularExpression(pattern, ignoringCase: ignoringCase)?.isFound(in: text, within: budget)
    }
}

private struct Matcher {
    let bytes: [UInt8]
    var steps = 0

    /// The positions at which a match of the node can end that begins at one of the positions.
    mutating func ends(of node: RegularExpression.Node, from positions: Set<Int>) -> Set<Int> {
        steps += positions.count + 1
        guard !positions.isEmpty, steps <= RegularExpression.stepLimit else { return [] }
        switch node {
        case .bytes(let set):
            let bytes = bytes
            return Set(positions.filter { $0 < bytes.count && set.contains(bytes[$0]) }.map { $0 + 1 })
        case .sequence(let nodes):
            var reached = positions
            for node in nodes { reached = ends(of: node, from: reached) }
            return reached
        case .choice(let nodes):
            var reached: Set<Int> = []
            for node in nodes { reached.formUnion(ends(of: node, from: positions)) }
            return reached
        case .repeated(let node, let least, let most): return repeated(node, least, most, from: positions)
        case .start: return positions.intersection([0])
        case .end: return positions.intersection([bytes.count])
        case .boundary(let isNegated): return positions.filter { isBoundary($0) != isNegated }
        case .look(let node, let isAhead, let isNegated):
            var kept: Set<Int> = []
            for position in positions where looks(node, isAhead: isAhead, at: position) != isNegated {
                kept.insert(position)
            }
            return kept
        }
    }

    // After as many rounds as there are positions, another round reaches nothing new.
    private mutating func repeated(
        _ node: RegularExpression.Node, _ least: Int, _ most: Int?, from positions: Set<Int>
    ) -> Set<Int> {
        var reached = positions
        for _ in 0..<min(least, bytes.count + 1) where !reached.isEmpty { reached = ends(of: node, from: reached) }
        var all = reached
        var rounds = most.map { $0 - least } ?? bytes.count + 1
        while rounds > 0, !reached.isEmpty {
            reached = ends(of: node, from: reached).subtracting(all)
            all.formUnion(reached)
            rounds -= 1
        }
        return all
    }

    private mutating func looks(_ node: RegularExpression.Node, isAhead: Bool, at position: Int) -> Bool {
        if isAhead { return !ends(of: node, from: [position]).isEmpty }
        return ends(of: node, from: Set(0...position)).contains(position)
    }

    private func isBoundary(_ position: Int) -> Bool {
        let before = position > 0 && ByteSet.word.contains(bytes[position - 1])
        let after = position < bytes.count && ByteSet.word.contains(bytes[position])
        return before != after
    }
}

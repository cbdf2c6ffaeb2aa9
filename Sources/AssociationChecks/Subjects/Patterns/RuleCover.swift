import AssociationModel

/// Tells which rules of a file leave nothing to later ones: by language inclusion, part by part.
///
/// It answers yes only where that is certain: where both rules are plain, under every reading that is open, and within
/// a bound of work for the file.
struct RuleCover {
    private let links: CompiledLinks
    private var inclusion = LinkInclusion(budget: 1_000_000)
    private var known: [Key: LinkAutomaton?] = [:]
    private var statesLeft = 200_000
    private static let mostStates = 8_000

    private struct Key: Hashable {
        let rule: Int
        let part: Int
    }

    init(_ links: CompiledLinks) { self.links = links }

    /// Whether the earlier rule takes every URL that the later one takes. Both are indexes of the rules of the file.
    mutating func covers(_ earlier: Int, _ later: Int) -> Bool {
        let (wide, narrow) = (links.rules[earlier], links.rules[later])
        return coversPath(wide, narrow, earlier, later) && coversFragment(wide, narrow, earlier, later)
            && coversQuery(wide, narrow, earlier, later)
    }

    private mutating func coversPath(_ wide: LinkRule, _ narrow: LinkRule, _ earlier: Int, _ later: Int) -> Bool {
        guard let path = wide.path else { return true }
        guard wide.isPercentEncoded == narrow.isPercentEncoded, path.pattern.isSettledPath(over: narrow.path?.pattern)
        else { return false }
        let links = links
        guard let first = automaton(earlier, 0, { links.pathAutomaton(ofRule: earlier, stateLimit: $0) }),
            let second = automaton(later, 0, { links.pathAutomaton(ofRule: later, stateLimit: $0) })
        else { return false }
        return inclusion.holds(second, in: first, .paths)
    }

    private mutating func coversFragment(
        _ wide: LinkRule, _ narrow: LinkRule, _ earlier: Int, _ later: Int
    ) -> Bool {
        guard wide.fragment != nil else { return true }
        guard wide.isPercentEncoded == narrow.isPercentEncoded else { return false }
        let links = links
        guard let first = automaton(earlier, 1, { links.fragmentAutomaton(ofRule: earlier, stateLimit: $0) }),
            let second = automaton(later, 1, { links.fragmentAutomaton(ofRule: later, stateLimit: $0) })
        else { return false }
        return inclusion.holds(second, in: first, .bytes)
    }

    private mutating func coversQuery(_ wide: LinkRule, _ narrow: LinkRule, _ earlier: Int, _ later: Int) -> Bool {
        switch wide.query {
        case .unspecified: return true
        case .void: return false
        case .whole:
            guard wide.isPercentEncoded == narrow.isPercentEncoded else { return false }
            let links = links
            guard let first = automaton(earlier, 2, { links.queryAutomaton(ofRule: earlier, stateLimit: $0) }),
                let second = automaton(later, 2, { links.queryAutomaton(ofRule: later, stateLimit: $0) })
            else { return false }
            return inclusion.holds(second, in: first, .bytes)
        case .items(let object):
            guard wide.isPercentEncoded == narrow.isPercentEncoded, !object.items.isEmpty, object.items.count <= 50,
                let first = links.itemAutomata(ofRule: earlier, stateLimit: Self.mostStates),
                let second = links.itemAutomata(ofRule: later, stateLimit: Self.mostStates)
            else { return false }
            for item in first {
                let other = second.first { $0.name == item.name }?.values ?? LinkAutomaton()
                guard inclusion.holds(other, in: item.values, .bytes) else { return false }
            }
            return true
        }
    }

    private mutating func automaton(
        _ rule: Int, _ part: Int, _ build: (_ stateLimit: Int) -> LinkAutomaton?
    ) -> LinkAutomaton? {
        let key = Key(rule: rule, part: part)
        if let automaton = known[key] { return automaton }
        let automaton = statesLeft > 0 ? build(min(Self.mostStates, statesLeft)) : nil
        statesLeft -= automaton?.stateCount ?? Self.mostStates
        known[key] = automaton
        return automaton
    }
}

extension LinkPattern {
    /// Whether what is open about the ends of path patterns cannot matter to the question if this one covers another.
    fileprivate func isSettledPath(over other: LinkPattern?) -> Bool {
        guard !bytes.isEmpty, other?.bytes.isEmpty != true else { return false }
        // Whether “*” at the start may stand for nothing is open.
        let star = UInt8(ascii: "*")
        return bytes.first != star || bytes.allSatisfy { $0 == star } || other?.bytes.first == star
    }
}

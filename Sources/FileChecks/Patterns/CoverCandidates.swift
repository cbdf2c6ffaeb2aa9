import AssociationModel
import TextFormats
import UniversalLinks

/// The rules of a file that may cover a later one, found without looking at those that cannot: rules of the same entry or
/// of one for the same apps, with a path that begins alike, and patterns that can be compared.
struct CoverCandidates {
    /// Which later rules a rule is compared with, as far as what is unknown about path patterns allows.
    private enum Breadth: Hashable {
        /// All.
        case open
        /// All whose pattern is not empty.
        case plain
        /// Those whose pattern begins with `*` or is below the root, too.
        case leadingStar
        /// Those whose pattern has no wildcard.
        case scalars
        /// Those with the same pattern.
        case text(Int)
    }

    /// The rules that a later one may come after.
    private enum Reach: Hashable {
        case entry(Int)
        /// The entries for a set of apps.
        case audience(Int, LinkRule.Form)
    }

    private struct Key: Hashable {
        let reach: Reach
        let breadth: Breadth
    }

    private let rules: [RuleSubject]
    private let prefixes: PathPrefixes
    private(set) var audiences: Audiences
    /// By prefix, the rules so far, each list in their order.
    private var shelves: [[Key: [Int]]]

    init(_ appLinks: AppLinks, _ rules: [RuleSubject]) {
        self.rules = rules
        prefixes = PathPrefixes(rules)
        audiences = Audiences(appLinks)
        shelves = Array(repeating: [:], count: prefixes.count)
    }

    /// Adds a rule, which comes after all that were added.
    ///
    /// - Parameter decidesElsewhere: whether it may decide for later entries, too.
    mutating func add(_ rule: Int, decidesElsewhere: Bool) {
        let entry = rules[rule].rule.entry
        var reaches = [Reach.entry(entry)]
        if decidesElsewhere { reaches.append(.audience(audiences[entry], rules[rule].rule.form)) }
        for breadth in breadths(ofEarlier: rules[rule]) {
            for reach in reaches {
                shelves[prefixes.own[rule]][Key(reach: reach, breadth: breadth), default: []].append(rule)
            }
        }
    }

    /// The rules so far that may cover a later one, in their order.
    mutating func candidates(for later: Int) -> MergedNumbers {
        let rule = rules[later].rule
        var reaches = [Reach.entry(rule.entry)]
        for audience in audiences.including(audiences[rule.entry]) {
            reaches.append(.audience(audience, rule.form))
            if rule.excludes { reaches.append(.audience(audience, rule.form == .path ? .component : .path)) }
        }
        let breadths = breadths(ofLater: rules[later])
        var lists: [[Int]] = []
        for prefix in prefixes.chain(from: prefixes.widest[later]) where !shelves[prefix].isEmpty {
            if shelves[prefix].count < reaches.count {
                let wanted = Set(reaches)
                lists += shelves[prefix].filter { wanted.contains($0.key.reach) && breadths.contains($0.key.breadth) }
                    .map(\.value)
            } else {
                for reach in reaches {
                    lists += breadths.compactMap { shelves[prefix][Key(reach: reach, breadth: $0)] }
                }
            }
        }
        return MergedNumbers(lists)
    }

    private func breadths(ofEarlier rule: RuleSubject) -> [Breadth] {
        guard let path = rule.rule.path?.pattern, let text = rule.meaning.path else { return [.open] }
        if path.bytes.isEmpty { return [] }
        if path.isAnything { return [.plain] }
        guard path.hasScalars else { return [path.beginsWithStar ? .leadingStar : .plain] }
        return path.beginsWithStar || !path.variables.isEmpty ? [.text(text)] : [.scalars, .text(text)]
    }

    private func breadths(ofLater rule: RuleSubject) -> [Breadth] {
        guard let path = rule.rule.path?.pattern, let text = rule.meaning.path else { return [.open, .plain] }
        if path.bytes.isEmpty { return [.open] }
        if path.isLiteral { return [.open, .plain, .leadingStar, .scalars] }
        return [.open, .plain] + (path.beginsWithStar || path.isBelowRoot ? [.leadingStar] : [])
            + (path.hasScalars ? [.text(text)] : [])
    }
}

/// Goes through sorted lists of numbers in one order, each number once.
struct MergedNumbers: IteratorProtocol, Sequence {
    private let lists: [[Int]]
    /// The lists that are not read to the end, with the place in each.
    private var open: [(list: Int, place: Int)]

    init(_ lists: [[Int]]) {
        self.lists = lists
        open = lists.indices.filter { !lists[$0].isEmpty }.map { ($0, 0) }
    }

    mutating func next() -> Int? {
        guard let least = open.lazy.map({ [lists] in lists[$0.list][$0.place] }).min() else { return nil }
        for index in open.indices.reversed() where lists[open[index].list][open[index].place] == least {
            open[index].place += 1
            if open[index].place == lists[open[index].list].count { open.remove(at: index) }
        }
        return least
    }
}

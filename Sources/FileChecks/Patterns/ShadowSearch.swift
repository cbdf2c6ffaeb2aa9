import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// Finds the rules of a file that earlier rules make unreachable.
struct ShadowSearch {
    private let rules: [RuleSubject]
    private let isSettled: [Bool]
    private var cover: RuleCover
    private var candidates: CoverCandidates
    private var audiences: Audiences
    /// The first few rules so far with each meaning, at most `mostAlike`.
    private var byMeaning: [RuleMeaning: [Int]] = [:]
    /// The first exclusion of each entry.
    private let firstExclusion: [Int: Int]
    /// For each unreachable rule that was found, the rule that decides in its place.
    private(set) var deciders: [Int: Int] = [:]

    private static let mostAlike = 8

    /// - Parameter rules: one subject for each rule of the file, in the order of the rules.
    init(_ links: CompiledLinks, _ appLinks: AppLinks, _ rules: [RuleSubject]) {
        self.rules = rules
        var settlement = RuleSettlement(links, appLinks)
        isSettled = rules.map { $0.isPlain && settlement.isSettled($0.rule) }
        cover = RuleCover(links)
        candidates = CoverCandidates(appLinks, rules)
        audiences = candidates.audiences
        firstExclusion = Dictionary(
            rules.indices.filter { rules[$0].rule.excludes }.map { (rules[$0].rule.entry, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// All unreachable rules, except those of the entries in `dead`, which the system is known never to reach.
    mutating func shadows(without dead: Set<Int>) -> [Shadow] {
        var found: [(earlier: Int, effect: Shadow.Effect, later: Int)] = []
        for later in rules.indices where rules[later].isPlain && !dead.contains(rules[later].rule.entry) {
            defer { remember(later) }
            guard let nearest = firstCover(of: later) else { continue }
            let decider = deciders[nearest] ?? nearest
            deciders[later] = decider
            let excludes = rules[later].rule.excludes
            let isRepetition =
                rules[nearest].meaning == rules[later].meaning && rules[nearest].rule.excludes == excludes
            let effect: Shadow.Effect =
                isRepetition ? .repeats : rules[decider].rule.excludes == excludes ? .agrees : .opposes
            found.append((isRepetition ? nearest : decider, effect, later))
        }
        return found.grouped { [$0.earlier, rules[$0.later].rule.entry, $0.effect.rawValue] }.map { _, alike in
            Shadow(earlier: rules[alike[0].earlier], later: alike.map { rules[$0.later] }, effect: alike[0].effect)
        }
    }

    private mutating func remember(_ rule: Int) {
        if byMeaning[rules[rule].meaning]?.count ?? 0 < Self.mostAlike {
            byMeaning[rules[rule].meaning, default: []].append(rule)
        }
        if isSettled[rule] { candidates.add(rule, decidesElsewhere: mayDecideElsewhere(rule)) }
    }

    private mutating func firstCover(of later: Int) -> Int? {
        var same: Int?
        for rule in byMeaning[rules[later].meaning] ?? [] where same == nil && decides(rule, before: later) {
            same = rule
        }
        guard isSettled[later], !cover.isExhausted else { return same }
        for candidate in candidates.candidates(for: later) {
            guard candidate < same ?? .max, !cover.isExhausted else { break }
            if cover.covers(candidate, later) { return candidate }
        }
        return same
    }

    /// Whether the URLs that an earlier rule matches are decided, by it or by the rule that decides in its place, before
    /// a later one is tried, for every app of the later one.
    ///
    /// Across entries, two cases are left out. Whether an exclusion also ends the search in later entries is unknown.
    /// And an entry with `paths` may repeat one with `components`, to serve older systems.
    private mutating func decides(_ earlier: Int, before later: Int) -> Bool {
        let (first, second) = (rules[earlier].rule, rules[later].rule)
        if first.entry == second.entry { return true }
        guard mayDecideElsewhere(earlier), first.form == second.form || second.excludes else { return false }
        return audiences.includes(audiences[first.entry], audiences[second.entry])
    }

    private func mayDecideElsewhere(_ rule: Int) -> Bool { rule < firstExclusion[rules[rule].rule.entry] ?? .max }
}

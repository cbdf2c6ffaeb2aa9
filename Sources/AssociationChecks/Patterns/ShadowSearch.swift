import AssociationModel
import TextFormats
import UniversalLinks

/// Finds the rules of a file that earlier rules make unreachable.
struct ShadowSearch {
    private let links: CompiledLinks
    private let appLinks: AppLinks
    private let rules: [RuleSubject]
    private let isSettled: [Bool]
    private var cover: RuleCover
    /// The rules so far that may cover later ones, by the prefix that all paths they match have in common.
    private var byPrefix: [[UInt8]: [Int]] = [:]
    private var lengths: Set<Int> = []
    /// The first few rules so far with each meaning, at most `mostAlike`.
    private var byMeaning: [RuleMeaning: [Int]] = [:]
    /// The first exclusion of each entry.
    private let firstExclusion: [Int: Int]
    /// For each unreachable rule that was found, the rule that decides in its place.
    private(set) var deciders: [Int: Int] = [:]

    private static let mostAlike = 8

    /// - Parameter rules: one subject for each rule of the file, in the order of the rules.
    init(_ links: CompiledLinks, _ appLinks: AppLinks, _ rules: [RuleSubject]) {
        self.links = links
        self.appLinks = appLinks
        self.rules = rules
        let settlement = RuleSettlement(links, appLinks)
        isSettled = rules.map { $0.isPlain && settlement.isSettled($0.rule) }
        cover = RuleCover(links)
        firstExclusion = Dictionary(
            rules.indices.filter { rules[$0].rule.excludes }.map { (rules[$0].rule.entry, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// All unreachable rules, except those of the entries in `dead`, which the system is known never to reach.
    mutating func shadows(without dead: Set<Int>) -> [Shadow] {
        var found: [(earlier: Int, effect: Shadow.Effect, later: [Int])] = []
        var places: [[Int]: Int] = [:]
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
            let earlier = isRepetition ? nearest : decider
            let key = [earlier, rules[later].rule.entry, effect.rawValue]
            if let place = places[key] {
                found[place].later.append(later)
            } else {
                places[key] = found.count
                found.append((earlier, effect, [later]))
            }
        }
        return found.map { shadow in
            Shadow(earlier: rules[shadow.earlier], later: shadow.later.map { rules[$0] }, effect: shadow.effect)
        }
    }

    private mutating func remember(_ rule: Int) {
        if byMeaning[rules[rule].meaning]?.count ?? 0 < Self.mostAlike {
            byMeaning[rules[rule].meaning, default: []].append(rule)
        }
        guard isSettled[rule] else { return }
        let prefix = rules[rule].rule.path?.pattern.pathPrefix ?? []
        byPrefix[prefix, default: []].append(rule)
        lengths.insert(prefix.count)
    }

    private mutating func firstCover(of later: Int) -> Int? {
        let same = (byMeaning[rules[later].meaning] ?? []).first { decides($0, before: later) }
        guard isSettled[later], !cover.isExhausted else { return same }
        // Every path begins with a slash; an empty one stands for it (RFC 3986, section 6.2.3).
        var prefix = rules[later].rule.path?.pattern.pathPrefix ?? []
        if prefix.isEmpty { prefix = [UInt8(ascii: "/")] }
        var candidates: [Int] = []
        for length in lengths where length <= prefix.count { candidates += byPrefix[Array(prefix[..<length])] ?? [] }
        for candidate in candidates.sorted() where candidate < same ?? .max {
            guard !cover.isExhausted else { break }
            if decides(candidate, before: later), cover.covers(candidate, later) { return candidate }
        }
        return same
    }

    /// Whether the URLs that an earlier rule matches are decided, by it or by the rule that decides in its place, before
    /// a later one is tried, for every app of the later one.
    ///
    /// Across entries, two cases are left out. Whether an exclusion also ends the search in later entries is unknown.
    /// And an entry with `paths` may repeat one with `components`, to serve older systems.
    private func decides(_ earlier: Int, before later: Int) -> Bool {
        let (first, second) = (rules[earlier].rule, rules[later].rule)
        if first.entry == second.entry { return true }
        guard earlier < firstExclusion[first.entry] ?? .max, first.form == second.form || second.excludes else {
            return false
        }
        let apps = Set(appLinks.details[first.entry].identifiers.prefix(1_000).map(\.text))
        let own = appLinks.details[second.entry].identifiers
        return !own.isEmpty && own.count <= apps.count && own.allSatisfy { apps.contains($0.text) }
    }
}

extension LinkPattern {
    /// The lower-case prefix of every path that the pattern matches, case ignored.
    fileprivate var pathPrefix: [UInt8] {
        let slash = UInt8(ascii: "/")
        guard bytes.first != UInt8(ascii: "*") else { return [] }
        var result: [UInt8] = [slash]
        for piece in pieces {
            guard case .literal(let range) = piece else { return result }
            result += bytes[range].drop { result == [slash] && $0 == slash }.map(\.asciiLowercased)
        }
        while result.count > 1, result.last == slash { result.removeLast() }
        return result.count > 1 ? result + [slash] : result
    }
}

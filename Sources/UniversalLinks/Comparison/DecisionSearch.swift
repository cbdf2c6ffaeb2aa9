import TextFormats

/// Tries every combination of conditions that a URL can meet and compares the outcomes of two rule lists.
///
/// It fixes one part after the other, drops the rules that can no longer apply, and stops as soon as both remaining
/// lists are equal.
struct DecisionSearch {
    private let rules: ComparedRules
    private let facets: URLFacets
    private let host: String
    private let extent: LinkComparison.Extent
    private let bounds: AutomatonBounds
    private var matchers: [LinkMatcher]
    private var chosen: [[UInt8]?]
    private var combinations = 0
    private var lookups = 0
    private var isExhausted = false
    private var witness: LinkComparison.Witness?
    private var bound: AutomatonBound?

    /// The matchers have the final say on whether an example URL is really decided differently.
    init(
        _ rules: ComparedRules, _ languages: [LinkLanguage], _ matchers: [LinkMatcher], host: String,
        _ extent: LinkComparison.Extent, _ bounds: AutomatonBounds
    ) {
        self.rules = rules
        self.matchers = matchers
        self.host = host
        self.extent = extent
        self.bounds = bounds
        facets = URLFacets(languages, rules.mentioned, bounds)
        chosen = Array(repeating: nil, count: facets.facets.count)
    }

    /// The transitions of automata followed, and the rules looked at.
    var steps: Int { facets.steps + lookups }

    /// Runs the search. A difference that the matchers do not confirm, which can happen if their lists are longer than
    /// those compared, counts as a limit that was reached.
    mutating func run() -> LinkComparison {
        compare(rules.before, rules.after)
        if let witness { return .different(witness) }
        return (bound ?? facets.bound).map { .unknown($0) } ?? .equivalent
    }

    private mutating func compare(_ before: [ComparedRules.Rule], _ after: [ComparedRules.Rule]) {
        guard witness == nil, before != after, !(extent == .decidedByFirst && before.isEmpty) else { return }
        combinations += 1
        guard combinations <= bounds.combinations else { return stop(.combinations) }
        guard let facet = nextFacet(before, after) else {
            if before.first?.excludes != after.first?.excludes { confirm() }
            return
        }
        let lists = [before, after].map { RulesByWant($0) { facets.facetOfLanguage[$0] == facet } }
        lookups += before.count + after.count
        let relevant = lists[0].wants.union(lists[1].wants)
        var seen: Set<[Int]> = []
        for sample in facets.facets[facet].samples {
            let truth = sample.truth.filter(relevant.contains)
            lookups += sample.truth.count
            guard seen.insert(truth).inserted else { continue }
            chosen[facet] = sample.text
            let rest = lists.map { $0.rules(meeting: truth) }
            lookups += rest[0].count + rest[1].count
            guard lookups <= bounds.steps else { return stop(.steps) }
            compare(ComparedRules.reduced(rest[0]), ComparedRules.reduced(rest[1]))
            guard witness == nil, !isExhausted else { break }
        }
        chosen[facet] = nil
    }

    private mutating func stop(_ bound: AutomatonBound) {
        self.bound = bound
        isExhausted = true
    }

    /// The part that the first rule not yet decided depends on; nil if both lists are decided.
    private func nextFacet(_ before: [ComparedRules.Rule], _ after: [ComparedRules.Rule]) -> Int? {
        [before.first, after.first].compactMap { $0?.wants.compactMap { facets.facetOfLanguage[$0] }.min() }.min()
    }

    /// Runs the matchers on the URL assembled from the chosen parts.
    private mutating func confirm() {
        var (path, query, fragment): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
        for (facet, text) in zip(facets.facets, chosen) {
            guard let text else { continue }
            switch facet.part {
            case .path: path = text
            case .fragment: fragment = text
            case .query, .item: query += (query.isEmpty || text.isEmpty ? [] : [.ampersand]) + text
            }
        }
        var url = Array("https://\(host)".utf8) + (path.isEmpty ? [.slash] : path)
        if !query.isEmpty { url += [.questionMark] + query }
        if !fragment.isEmpty { url += [.hash] + fragment }
        let (before, after) = (matchers[0].decide(url), matchers[1].decide(url))
        guard before.verdict != after.verdict else { return bound = .combinations }
        witness = LinkComparison.Witness(url: String(decoding: url, as: UTF8.self), before: before, after: after)
    }
}

/// Compares two files app by app. What several apps have in common is worked out once, and all together within limits.
package struct LinkComparer: Sendable {
    private let before: CompiledLinks
    private let after: CompiledLinks
    private let host: String
    private let extent: LinkComparison.Extent
    private let bounds: AutomatonBounds
    private var languages: RuleLanguages
    /// By the rules of an app in both files, a URL that they decide differently, or that there is none.
    private var known: [ComparedRules: Finding] = [:]
    /// The transitions of automata followed so far.
    package private(set) var steps = 0

    private enum Finding {
        case equivalent
        case different(url: [UInt8])
        case unknown(AutomatonBound)
    }

    /// - Parameter host: the host of the example URLs.
    package init(
        _ before: CompiledLinks, _ after: CompiledLinks, host: String = "example.com",
        extent: LinkComparison.Extent = .allURLs, bounds: AutomatonBounds = AutomatonBounds()
    ) {
        self.before = before
        self.after = after
        self.host = host
        self.extent = extent
        self.bounds = bounds
        languages = RuleLanguages([before, after], bounds)
    }

    /// Compares the files for an app that both list for universal links.
    package mutating func comparison(for app: String) -> LinkComparison {
        guard let first = languages.rules(in: 0, for: app), let second = languages.rules(in: 1, for: app) else {
            return .unknown(languages.bound ?? .patternStates)
        }
        let rules = ComparedRules(before: first, after: second)
        if first == second || extent == .decidedByFirst && first.isEmpty { return .equivalent }
        let finding = known[rules] ?? search(rules, app)
        known[rules] = finding
        switch finding {
        case .equivalent: return .equivalent
        case .unknown(let bound): return .unknown(bound)
        case .different(let url):
            var matchers = matchers(for: app)
            let (before, after) = (matchers[0].decide(url), matchers[1].decide(url))
            return .different(.init(url: String(decoding: url, as: UTF8.self), before: before, after: after))
        }
    }

    private func matchers(for app: String) -> [LinkMatcher] {
        [before, after].map { LinkMatcher($0, app: app, domain: nil) }
    }

    private mutating func search(_ rules: ComparedRules, _ app: String) -> Finding {
        let matchers = matchers(for: app)
        var finding = Finding.equivalent
        // The whole lists matter only if the remaining rules differ, since the common ends may hide the difference.
        // Without the ends the URLs that the first file matches are not known, so all URLs are compared.
        let middle = rules.withoutCommonEnds
        let whole = [(rules, extent)]
        let attempts = middle == rules && extent == .allURLs ? whole : [(middle, .allURLs)] + whole
        for (candidate, compared) in attempts {
            var bounds = bounds
            bounds.steps = min(bounds.steps, bounds.stepsOfFile - steps)
            guard bounds.steps > 0 else { return .unknown(.stepsOfFile) }
            var search = DecisionSearch(candidate, languages.all, matchers, host: host, compared, bounds)
            let result = search.run()
            steps += search.steps
            switch result {
            case .equivalent: return .equivalent
            case .different(let witness):
                finding = .different(url: Array(witness.url.utf8))
                if compared == extent || witness.before.rule != nil { return finding }
            case .unknown(let bound):
                finding = .unknown(bound == .steps && bounds.steps < self.bounds.steps ? .stepsOfFile : bound)
            }
        }
        return finding
    }
}

/// Whether two files decide all URLs alike for an app that both list.
///
/// Meant are URLs `https://host/…` as ``LinkLanguage`` describes them. What a rule wants is a regular language of the
/// path, of the query and of the fragment, and these can be chosen independently; so it is enough to know which
/// languages can hold together in each part, and to compare the decisions for each such combination.
package enum LinkComparison: Hashable, Sendable {
    /// They do: proved.
    case equivalent
    /// They do not: this URL is decided differently. Both matchers were run on it.
    case different(Witness)
    /// It was not found out, because a bound was reached.
    case unknown(AutomatonBound)

    /// A URL that two files decide differently.
    package struct Witness: Hashable, Sendable {
        /// The URL.
        package let url: String
        /// What the first file says; its rule is one of the first file's.
        package let before: LinkDecision
        /// What the second file says; its rule is one of the second file's.
        package let after: LinkDecision
    }

    /// What is compared.
    package enum Extent: Hashable, Sendable {
        /// The decisions about all URLs.
        case allURLs
        /// Those about URLs that some rule of the first file takes; what the second file says of others is its own
        /// affair.
        case decidedByFirst
    }

    /// Compares two files.
    ///
    /// - Parameters:
    ///   - app: an app that both files list for links.
    ///   - host: the host of the URL that is given as an example.
    package init(
        _ before: CompiledLinks, _ after: CompiledLinks, app: String, host: String = "example.com",
        extent: Extent = .allURLs, bounds: AutomatonBounds = AutomatonBounds()
    ) {
        guard let rules = ComparedRules(before, after, app: app, bounds) else {
            self = .unknown(.patternStates)
            return
        }
        let matchers = [
            LinkMatcher(before, app: app, domain: nil), LinkMatcher(after, app: app, domain: nil),
        ]
        self = .equivalent
        // The whole lists are only needed where the rest of them differs and the ends may hide that. Without the ends
        // it is not known which URLs the first file takes, so there all of them are compared.
        for (candidate, compared) in [(rules.withoutCommonEnds, Extent.allURLs), (rules, extent)] {
            var search = DecisionSearch(candidate, matchers, host: host, compared, bounds)
            self = search.run()
            switch self {
            case .equivalent: return
            case .different(let witness) where compared == extent || witness.before.isDecided: return
            case .different, .unknown: continue
            }
        }
    }
}

extension LinkDecision {
    /// Whether a rule takes the URL.
    var isDecided: Bool {
        switch self {
        case .match, .exclude: true
        case .noMatch: false
        }
    }
}

/// What a file says about a URL and an app.
package enum LinkDecision: Hashable, Sendable {
    /// The app opens the URL, by this rule: an index into ``CompiledLinks/rules``.
    case match(rule: Int)
    /// The app does not open the URL, because this rule says so: an index into ``CompiledLinks/rules``.
    case exclude(rule: Int)
    /// No rule takes the URL.
    case noMatch(LinkRefusal)

    /// The rule that decided.
    package var rule: Int? {
        switch self {
        case .match(let rule), .exclude(let rule): rule
        case .noMatch: nil
        }
    }
}

/// Why no rule takes a URL.
package enum LinkRefusal: Hashable, Sendable {
    /// The scheme is neither `http` nor `https`.
    case scheme
    /// The host is not the domain that was asked about.
    case host
    /// The file has no `applinks`, or it is no object.
    case noAppLinks
    /// No entry names the app.
    case appNotListed
    /// Entries name the app, and none of their rules holds.
    case noRule
}

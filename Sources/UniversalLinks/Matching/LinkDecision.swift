package import Findings

/// What a file decides about a URL for an app.
package enum LinkDecision: Hashable, Sendable {
    /// The app opens the URL because of this rule, an index into ``CompiledLinks/rules``.
    case match(rule: Int)
    /// The app does not open the URL because of this rule, an index into ``CompiledLinks/rules``.
    case exclude(rule: Int)
    /// No rule matches the URL.
    case noMatch(LinkRefusal)

    /// The rule that decided; nil if none did.
    package var rule: Int? {
        switch self {
        case .match(let rule), .exclude(let rule): rule
        case .noMatch: nil
        }
    }
}

/// Why no rule matches a URL.
package enum LinkRefusal: Hashable, Sendable {
    /// The scheme is neither `http` nor `https`.
    case scheme
    /// The host is not in the domain the file was served for.
    case host
    /// The file has no `applinks`, or its value is not an object.
    case noAppLinks
    /// No details entry names the app.
    case appNotListed
    /// Details entries name the app, but none of their rules matches.
    case noRule
}

extension LinkDecision {
    /// The verdict, as reports and the command line name it.
    package var verdict: LinkReport.Verdict {
        switch self {
        case .match: .match
        case .exclude: .exclude
        case .noMatch: .noMatch
        }
    }
}

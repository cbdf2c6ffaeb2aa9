import Findings
package import Judging

/// What the rules of a file open for an app.
package enum LinkOpening: Sendable {
    /// So many rules are no exclusions, and in the app's first entry no exclusion takes all their URLs.
    case links(rules: Int)
    /// Exclusions take every URL of the rules that should open some.
    case excluded
    /// There is no rule that opens anything.
    case nothing
    /// Some entry of the app was not read whole, or has no rules, and no other opens anything; or one that does comes after
    /// one with exclusions alone, and whether those end the search is not documented.
    case unknown
}

extension Subjects {
    /// What the rules of a file open for an app that it lists, byte for byte.
    package func opening(of app: String, in document: SiteDocument) -> LinkOpening {
        linksByFile[document.text.name]?.entries.opening(of: app) ?? .unknown
    }

    private var linksByFile: [String: DocumentLinks] {
        once { Dictionary(links.map { ($0.document.text.name, $0) }) { first, _ in first } }
    }
}

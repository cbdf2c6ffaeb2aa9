package import AssociationModel
package import Findings

/// Something that an expectation file says must be so: one association, or the decision about one URL.
package struct Expectation: Sendable {
    /// What must come of it; the raw values are the words of the file.
    package enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// The file that Apple reads lists the app.
        case associated
        /// It was looked for and does not.
        case notAssociated = "not-associated"
        /// The app opens the URL.
        case match
        /// The app does not open the URL, because a rule says so.
        case exclude
        /// No rule takes the URL.
        case noMatch = "no-match"

        /// Whether it is said of URLs; otherwise of associations.
        package var isOfLinks: Bool { Self.ofLinks.contains(self) }

        /// Those that are said of associations.
        package static let ofAssociations: [Outcome] = [.associated, .notAssociated]
        /// Those that are said of URLs.
        package static let ofLinks: [Outcome] = [.match, .exclude, .noMatch]
    }

    /// What must come of it.
    package let outcome: Outcome
    /// The app.
    package let app: AppIdentifier
    /// The app as the file calls it: by a name of its own, or by the identifier.
    package let appName: String
    /// The service.
    package let service: Service
    /// The domain whose file is read, perhaps a wildcard: for a URL the one that is given beside it, or else its host.
    package let domain: EntitlementEntry
    /// The URL as written; nil for an association.
    package let url: String?
    /// The bytes of the URL; of an association those of what is expected, or of the domain where that is left out.
    package let span: SourceSpan

    /// The host whose file is read, in lower case, with `:port` if one is written.
    package var host: String { Self.host(of: domain) }

    static func host(of domain: EntitlementEntry) -> String {
        domain.domain + (domain.portNumber.map { ":\($0)" } ?? "")
    }

    /// The expectation in one line, as reports call it: `shop: match https://example.com/buy/42`.
    package var name: String {
        "\(appName): \(outcome.rawValue) " + (url ?? "\(service.rawValue):\(domain.pattern)")
    }
}

package import AssociationModel
package import Findings

/// One expectation of an expectation file: an association, or the decision about a URL.
package struct Expectation: Sendable {
    /// The expected outcome. The raw values are the words used in the file.
    package enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// The file that Apple reads lists the app.
        case associated
        /// The file that Apple reads does not list the app.
        case notAssociated = "not-associated"
        /// The app opens the URL.
        case match
        /// The app does not open the URL because a rule excludes it.
        case exclude
        /// No rule matches the URL.
        case noMatch = "no-match"

        /// The outcomes for associations.
        package static let ofAssociations: [Outcome] = [.associated, .notAssociated]
        /// The outcomes for URLs.
        package static let ofLinks: [Outcome] = [.match, .exclude, .noMatch]
    }

    package let outcome: Outcome
    package let app: AppIdentifier
    /// The app as the file refers to it, by a name defined there or by its identifier.
    package let appName: String
    package let service: Service
    /// The domain whose AASA file is read, possibly a wildcard, possibly with a path, which does not count: the file is
    /// the one at the root of the host. For a URL it is the entry's domain, or else the URL's host.
    package let domain: EntitlementEntry
    /// The URL as written; nil for an association.
    package let url: String?
    /// The bytes of the URL. For an association, those of the expected outcome or, if that is left out, of the domain.
    package let span: SourceSpan

    /// The host whose AASA file is read, in lower case, followed by `:port` if the domain has one.
    package var host: String { Self.host(of: domain) }

    static func host(of domain: EntitlementEntry) -> String {
        domain.domain + (domain.portNumber.map { ":\($0)" } ?? "")
    }

    /// The expectation on one line, as reports show it: `shop: match https://example.com/buy/42`.
    package var name: String {
        "\(appName): \(outcome.rawValue) " + (url ?? "\(service.rawValue):\(writtenDomain)")
    }

    /// The domain with the port and the path that were written after it, if any.
    package var writtenDomain: String {
        domain.pattern + (domain.port.map { ":" + $0.text } ?? "") + (domain.path?.text ?? "")
    }
}

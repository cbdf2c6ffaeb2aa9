package import AssociationModel
package import Findings

/// A service that hosts the file for the owner of an app, who fills it by a setting and not by hand.
///
/// `Provider+All.swift` lists them.
package struct Provider: Sendable {
    /// The name for people, such as `Auth0`.
    package let title: String
    /// The domains under which its customers have their hosts, in lower case.
    let domains: [String]
    /// What shows in a response of a customer's own domain that the provider answered.
    private(set) var signs: [Sign] = []
    /// Whether the service was shut down, so that no association with these hosts can hold any more.
    package private(set) var isClosed = false
    /// The setting that fills the file, in one line.
    package let advice: Message
    /// The provider's own documentation.
    package let citation: Citation
}

extension Provider {
    /// The provider of a host, by its name or else by its response; nil if none is known.
    package init?(host: String, response: Response?) {
        let named = Self.all.first { $0.domains.contains { host.hasSuffix("." + $0) } }
        let shown = response.flatMap { response in
            Self.all.first { $0.signs.contains { $0.basis(in: response) != nil } }
        }
        guard let provider = named ?? shown else { return nil }
        self = provider
    }
}

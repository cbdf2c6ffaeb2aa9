package import Findings

/// What changes, and for which apps, if one AASA file replaces another.
package struct DifferenceReport: Sendable {
    /// The apps that a service gains and loses.
    package struct Service: Sendable {
        /// The service, such as `applinks`.
        package let name: String
        /// The apps that only the new file lists.
        package let gained: [String]
        /// The apps that only the old file lists.
        package let lost: [String]

        package init(name: String, gained: [String], lost: [String]) {
            self.name = name
            self.gained = gained
            self.lost = lost
        }
    }

    /// Whether the links of an app change.
    package enum Outcome: Sendable {
        /// Both files decide every URL alike, which is proved.
        case equivalent
        /// The files decide at least one URL differently: this one.
        case different(url: String, before: LinkReport.Decision, after: LinkReport.Decision)
        /// The comparison exceeded its limits, for this reason.
        case unknown(Message)
    }

    /// An app that both files list for links.
    package struct Links: Sendable {
        package let app: String
        /// Whether the links of the app change.
        package let outcome: Outcome

        package init(app: String, outcome: Outcome) {
            self.app = app
            self.outcome = outcome
        }
    }

    /// The services that gain or lose apps; others are left out.
    package let services: [Service]
    /// The apps that both files list for links, in the order of the old file.
    package let links: [Links]

    package init(services: [Service], links: [Links]) {
        self.services = services
        self.links = links
    }

    /// Whether it is proved that nothing changes; false if any outcome is unknown.
    package var isUnchanged: Bool {
        services.isEmpty && links.allSatisfy { if case .equivalent = $0.outcome { true } else { false } }
    }
}

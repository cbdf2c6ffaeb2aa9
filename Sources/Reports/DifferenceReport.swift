package import Findings

/// What changes for whom if one AASA file takes the place of another.
package struct DifferenceReport: Sendable {
    /// The apps that a service gains and loses.
    package struct Service: Sendable {
        /// The service, such as `applinks`.
        package let name: String
        /// The apps that only the new file lists.
        package let gained: [String]
        /// The apps that only the old file lists.
        package let lost: [String]

        /// States what a service gains and loses.
        package init(name: String, gained: [String], lost: [String]) {
            self.name = name
            self.gained = gained
            self.lost = lost
        }
    }

    /// Whether the links of an app change.
    package enum Outcome: Sendable {
        /// They do not: proved.
        case equivalent
        /// They do: this URL is decided differently.
        case different(url: String, before: LinkReport.Decision, after: LinkReport.Decision)
        /// It was not found out, for this reason.
        case unknown(Message)
    }

    /// An app that both files list for links.
    package struct Links: Sendable {
        /// The app.
        package let app: String
        /// Whether its links change.
        package let outcome: Outcome

        /// States what comes of the links of an app.
        package init(app: String, outcome: Outcome) {
            self.app = app
            self.outcome = outcome
        }
    }

    /// The services that gain or lose apps.
    package let services: [Service]
    /// The apps that both files list for links, in the order of the old file.
    package let links: [Links]

    /// Puts a report together.
    package init(services: [Service], links: [Links]) {
        self.services = services
        self.links = links
    }

    /// Whether it is certain that nothing changes.
    package var isUnchanged: Bool {
        services.isEmpty && links.allSatisfy { if case .equivalent = $0.outcome { true } else { false } }
    }
}

public import Findings

/// What changes, and for which apps, if one AASA file replaces another.
public struct DifferenceReport: Sendable {
    /// The apps that a service gains and loses.
    public struct Service: Sendable {
        /// The service, such as `applinks`.
        public let name: String
        /// The apps that only the new file lists.
        public let gained: [String]
        /// The apps that only the old file lists.
        public let lost: [String]

        package init(name: String, gained: [String], lost: [String]) {
            self.name = name
            self.gained = gained
            self.lost = lost
        }
    }

    /// Whether the links of an app change.
    public enum Outcome: Sendable {
        /// Both files decide every URL alike, which is proved.
        case equivalent
        /// The files decide at least one URL differently: this one.
        case different(url: String, before: LinkReport.Decision, after: LinkReport.Decision)
        /// The comparison exceeded its limits, for this reason.
        case unknown(Message)
    }

    /// An app that both files list for links.
    public struct Links: Sendable {
        /// The app identifier as the files list it.
        public let app: String
        /// Whether the links of the app change.
        public let outcome: Outcome

        package init(app: String, outcome: Outcome) {
            self.app = app
            self.outcome = outcome
        }
    }

    /// The services that gain or lose apps; others are left out.
    public let services: [Service]
    /// The apps that both files list for links, in the order of the old file.
    public let links: [Links]

    package init(services: [Service], links: [Links]) {
        self.services = services
        self.links = links
    }

    /// Whether it is proved that nothing changes; false if any outcome is unknown.
    public var isUnchanged: Bool {
        services.isEmpty && links.allSatisfy { if case .equivalent = $0.outcome { true } else { false } }
    }
}

extension Report {
    /// Who receives the universal links of an app: when a link launches it, and when it runs.
    package struct HandledApp: Sendable {
        /// How an app is told of its scenes.
        package enum LifeCycle: String, Sendable, CaseIterable {
            case scenes
            case appDelegate = "app-delegate"
            case swiftui, unknown
        }

        /// What becomes of a link.
        package enum Reception: String, Sendable, CaseIterable { case received, lost, unknown }

        /// Something in the code that receives links, or may where that is unknown.
        package struct Receiver: Sendable {
            package let kind: String
            package let place: Place

            package init(_ kind: String, at place: Place) { (self.kind, self.place) = (kind, place) }
        }

        /// The path of the project.
        package let path: String
        package let target: String
        package let configurations: [String]
        /// Whether its entitlements claim `applinks`; nil if they could not be read.
        package let claimsLinks: Bool?
        package let lifeCycle: LifeCycle
        /// The name for programs of the framework that the app is written in; nil if it is native.
        package let framework: String?
        package let coldLaunch: Reception
        package let whileRunning: Reception
        package let receivers: [Receiver]
        /// Why something is unknown, or what decides.
        package let reason: Message?
        /// Where the reason can be seen.
        package let reasonPlace: Place?
        package let findings: [Finding.ID]

        package init(
            path: String, target: String, configurations: [String], claimsLinks: Bool?, lifeCycle: LifeCycle,
            framework: String?, coldLaunch: Reception, whileRunning: Reception, receivers: [Receiver], reason: Message?,
            reasonPlace: Place?, findings: [Finding.ID]
        ) {
            self.path = path
            self.target = target
            self.configurations = configurations
            self.claimsLinks = claimsLinks
            self.lifeCycle = lifeCycle
            self.framework = framework
            self.coldLaunch = coldLaunch
            self.whileRunning = whileRunning
            self.receivers = receivers
            self.reason = reason
            self.reasonPlace = reasonPlace
            self.findings = findings
        }
    }
}

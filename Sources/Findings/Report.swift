/// Everything that one run has to say: the associations it looked at, the findings, and what no file can show.
///
/// Plain text values only, so that a reporter needs to know nothing about checks.
public struct Report: Sendable {
    /// The associations that were judged, in the order of the subjects.
    public let associations: [Association]
    /// The screens that were judged, those of flows first.
    public let screens: [Screen]
    /// The findings: errors first, each kind in the order of the catalogue.
    public let findings: [Finding]
    /// What remains to be looked at by hand.
    public let reminders: [Message]
    /// What was judged, one by one, as test runners want it.
    public let cases: [Case]

    /// Puts a report together.
    public init(
        associations: [Association], screens: [Screen] = [], findings: [Finding], reminders: [Message] = [],
        cases: [Case] = []
    ) {
        self.associations = associations
        self.screens = screens
        self.findings = findings
        self.reminders = reminders
        self.cases = cases
    }

    /// How many findings have this severity.
    public func count(_ severity: Severity) -> Int {
        findings.count { $0.identity.severity == severity }
    }

    /// The worst severity in the report; nil where nothing was found.
    public var worst: Severity? { findings.map(\.identity.severity).max() }
}

extension Report {
    /// One association: one service of one app with one domain.
    public struct Association: Sendable {
        /// Whether the file names the app.
        public enum Verdict: String, Sendable {
            /// The file that Apple reads was read and lists the app.
            case associated
            /// It was looked for and does not, for whatever reason.
            case notAssociated = "not-associated"
            /// No app was named, or the host was not consulted.
            case unknown
        }

        /// One place where the file was looked for.
        public struct Location: Sendable {
            /// The URL.
            public let url: String
            /// Whether this is the one that Apple's systems read.
            public let usedByApple: Bool
            /// Whether what lies there lists the app for the service; nil where it was not asked.
            public let listsApp: Bool?
            /// What came of asking for it, such as `answers 404`.
            public let answer: Message

            /// States what was found at a URL.
            public init(url: String, usedByApple: Bool, listsApp: Bool?, answer: Message) {
                self.url = url
                self.usedByApple = usedByApple
                self.listsApp = listsApp
                self.answer = answer
            }
        }

        /// The service, such as `webcredentials`.
        public let service: String
        /// The domain as claimed, lower-case, with a leading `*.` where it has one.
        public let domain: String
        /// The app identifier; nil where no app was named.
        public let app: String?
        /// The entitlement string; nil where the association was asked for without one.
        public let entitlement: String?
        /// The path of the file that the entitlement string comes from; nil where it was named singly.
        public let source: String?
        /// What the origin's file says.
        public let verdict: Verdict
        /// What the copy of Apple's CDN says, which is all that devices see; nil where it was not asked.
        public let deviceVerdict: Verdict?
        /// Where the file was looked for.
        public let locations: [Location]
        /// The line that a device would log; nil where the association holds or the service logs none.
        public let consoleLine: String?
        /// The indices, in the report's findings, of those that concern this association.
        public let findings: [Int]

        /// States the outcome for one association.
        public init(
            service: String, domain: String, app: String?, entitlement: String?, source: String? = nil,
            verdict: Verdict,
            deviceVerdict: Verdict?, locations: [Location], consoleLine: String?, findings: [Int]
        ) {
            self.service = service
            self.domain = domain
            self.app = app
            self.entitlement = entitlement
            self.source = source
            self.verdict = verdict
            self.deviceVerdict = deviceVerdict
            self.locations = locations
            self.consoleLine = consoleLine
            self.findings = findings
        }
    }
}

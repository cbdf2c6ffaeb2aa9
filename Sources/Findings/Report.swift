/// Everything that one run has to say: the associations it looked at, the findings, and what no file can show.
///
/// Plain text values only, so that a reporter needs to know nothing about checks.
package struct Report: Sendable {
    /// The associations that were judged, in the order of the subjects.
    package let associations: [Association]
    /// The screens that were judged, those of flows first.
    package let screens: [Screen]
    /// The findings: errors first, each kind in the order of the catalogue.
    package let findings: [Finding]
    /// What remains to be looked at by hand.
    package let reminders: [Message]
    /// What was judged, one by one, as test runners want it.
    package let cases: [Case]

    /// Puts a report together.
    package init(
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
    package func count(_ severity: Severity) -> Int {
        findings.count { $0.identity.severity == severity }
    }

    /// The worst severity in the report; nil where nothing was found.
    package var worst: Severity? { findings.map(\.identity.severity).max() }
}

extension Report {
    /// One association: one service of one app with one domain.
    package struct Association: Sendable {
        /// Whether the file names the app.
        package enum Verdict: String, Sendable {
            /// The file that Apple reads was read and lists the app.
            case associated
            /// It was looked for and does not, for whatever reason.
            case notAssociated = "not-associated"
            /// No app was named, or the host was not consulted.
            case unknown
        }

        /// One place where the file was looked for.
        package struct Location: Sendable {
            /// The URL.
            package let url: String
            /// Whether this is the one that Apple's systems read.
            package let usedByApple: Bool
            /// Whether what lies there lists the app for the service; nil where it was not asked.
            package let listsApp: Bool?
            /// What came of asking for it, such as `answers 404`.
            package let answer: Message

            /// States what was found at a URL.
            package init(url: String, usedByApple: Bool, listsApp: Bool?, answer: Message) {
                self.url = url
                self.usedByApple = usedByApple
                self.listsApp = listsApp
                self.answer = answer
            }
        }

        /// The service, such as `webcredentials`.
        package let service: String
        /// The domain as claimed, lower-case, with a leading `*.` where it has one.
        package let domain: String
        /// The app identifier; nil where no app was named.
        package let app: String?
        /// The entitlement string; nil where the association was asked for without one.
        package let entitlement: String?
        /// The path of the file that the entitlement string comes from; nil where it was named singly.
        package let source: String?
        /// What the origin's file says.
        package let verdict: Verdict
        /// What the copy of Apple's CDN says, which is all that devices see; nil where it was not asked.
        package let deviceVerdict: Verdict?
        /// Where the file was looked for.
        package let locations: [Location]
        /// The line that a device would log; nil where the association holds or the service logs none.
        package let consoleLine: String?
        /// The indices, in the report's findings, of those that concern this association.
        package let findings: [Int]

        /// States the outcome for one association.
        package init(
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

/// The results of one run: the associations and screens that were checked, the findings, and what to check by hand.
///
/// It has plain values only, so that code that prints it needs to know nothing about checks.
public struct Report: Sendable {
    /// The associations that were checked, in the order of the input.
    public let associations: [Association]
    /// The screens that were checked, those of flows first.
    public let screens: [Screen]
    /// The findings: errors, warnings, then notes, each in the order of the catalogue.
    public internal(set) var findings: [Finding]
    /// What neither a file nor a server can show, to be checked by hand.
    package let reminders: [Message]
    /// Each thing that was checked, as a case for test runners.
    package let cases: [Case]
    /// The exchanges with each site and with Apple's CDN, in the order of the sites.
    package let exchanges: [Exchange]
    /// The files that Apple reads, as they were read: of each site its own, then the copy on Apple's CDN.
    package let documents: [SourceText]
    /// The frameworks that the app is written in, besides what is native.
    package let frameworks: [Framework]
    /// Who receives the links of the apps that were asked.
    package internal(set) var handledApps: [HandledApp]
    /// The findings that don't count for the exit code.
    public internal(set) var suppressions: [Finding.ID: Suppression]
    /// The severities that findings count with for the exit code, where these are not their own.
    package internal(set) var countedSeverities: [Finding.ID: Severity]
    /// The apps that claim the associations, and those that claim nothing, in the order of the input.
    package internal(set) var apps: [App]
    /// What was given to be checked.
    package internal(set) var inputs: [Input] = []
    /// What was found in the folders among them.
    package internal(set) var found: [Found] = []
    /// What `aasa fix` does about those findings that it can repair.
    package internal(set) var fixes: [Finding.ID: Fix] = [:]
    /// What the files decide about the URLs that were named.
    package internal(set) var decisions: [LinkReport.Decision] = []
    /// The moment that certificates, profiles and copies are judged for, as RFC 3339 writes it; nil if none was named.
    package internal(set) var time: String?
    private let indices: [Finding.ID: Int]

    /// Creates a report.
    package init(
        associations: [Association], screens: [Screen] = [], findings: [Finding], reminders: [Message] = [],
        cases: [Case] = [], exchanges: [Exchange] = [], documents: [SourceText] = [], frameworks: [Framework] = [],
        suppressions: [Finding.ID: Suppression] = [:], countedSeverities: [Finding.ID: Severity] = [:],
        apps: [App] = [], handledApps: [HandledApp] = []
    ) {
        self.associations = associations
        self.screens = screens
        self.findings = findings
        self.reminders = reminders
        self.cases = cases
        self.exchanges = exchanges
        self.documents = documents
        self.frameworks = frameworks
        self.suppressions = suppressions
        self.countedSeverities = countedSeverities
        self.apps = apps
        self.handledApps = handledApps
        indices = Dictionary(findings.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    /// The findings with these identities, as those of an association are named.
    public func findings(_ ids: [Finding.ID]) -> [Finding] { indices(of: ids).map { findings[$0] } }

    /// The places in ``findings`` of those with these identities.
    package func indices(of ids: [Finding.ID]) -> [Int] { ids.compactMap { indices[$0] } }

    /// The number of findings with this severity.
    public func count(_ severity: Severity) -> Int {
        findings.count { $0.identity.severity == severity }
    }

    /// The highest severity in the report; nil if there are no findings.
    public var worst: Severity? { findings.map(\.identity.severity).max() }
}

extension Report {
    /// The result for one association: an app, a domain and a service.
    public struct Association: Sendable {
        /// Whether the association holds.
        public enum Verdict: String, Sendable {
            /// The file that Apple reads was read and lists the app.
            case associated
            /// The file could not be fetched or read, or does not list the app.
            case notAssociated = "not-associated"
            /// No app was named, or the host was not contacted.
            case unknown
        }

        /// A URL at which the file was looked for.
        public struct Location: Sendable {
            /// The URL.
            public let url: String
            /// Whether Apple's systems read the file at this URL.
            public let usedByApple: Bool
            /// Whether the file at the URL lists the app for the service; nil if it was not fetched or no app named.
            public let listsApp: Bool?
            /// The result of the request, as the predicate of a sentence, such as `answers with status 404`.
            public let answer: Message
            /// Who answered, as far as the response shows; nil if it does not.
            package let servedBy: Responder?

            /// Creates the result for a URL.
            package init(
                url: String, usedByApple: Bool, listsApp: Bool?, answer: Message, servedBy: Responder? = nil
            ) {
                self.url = url
                self.usedByApple = usedByApple
                self.listsApp = listsApp
                self.answer = answer
                self.servedBy = servedBy
            }
        }

        /// A host, server or network that answered.
        package struct Responder: Sendable {
            /// The name, as for `--stack`.
            package let name: String
            /// The name for people.
            package let title: String
            /// What shows it, in a few words.
            package let basis: Message
            /// What stands before it; nil if nothing was recognised there.
            @Boxed package private(set) var front: Responder?

            package init(name: String, title: String, basis: Message, front: Responder? = nil) {
                self.name = name
                self.title = title
                self.basis = basis
                self.front = front
            }
        }

        /// The builds of a project that claim an association.
        package struct Builds: Sendable {
            /// The names of the targets.
            package let targets: [String]
            /// The names of their configurations, each once.
            package let configurations: [String]
            /// The builds in a few words, such as `Shop: Debug`; nil where all of the project's builds claim it.
            package let summary: Message?

            package init(targets: [String], configurations: [String], summary: Message?) {
                self.targets = targets
                self.configurations = configurations
                self.summary = summary
            }
        }

        /// A domain, as an app claims it.
        public struct Domain: Hashable, Sendable, CustomStringConvertible {
            /// The host in lower case; of a wildcard without `*.`. For a file that was checked on its own, its name.
            public let host: String
            /// Whether all subdomains of the host are meant, as in `*.example.com`.
            public let isWildcard: Bool

            /// The host, with the `*.` of a wildcard.
            public var description: String { (isWildcard ? "*." : "") + host }

            init(_ text: String) {
                isWildcard = text.hasPrefix("*.")
                host = String(text.dropFirst(isWildcard ? 2 : 0))
            }
        }

        /// The name of the service, whether or not Apple has one of this name.
        package let serviceName: String
        /// The domain as claimed.
        public let domain: Domain
        /// The app identifier as text; nil if no app was named.
        package let appName: String?
        /// The entitlement string; nil if there is none, as for a file that was checked on its own.
        public let entitlement: String?
        /// The path of the file that contains the entitlement string; nil if the string did not come from a file.
        public let source: String?
        /// The verdict by the origin's file.
        public let verdict: Verdict
        /// The verdict by the CDN copy, which is all that devices see; nil if it was not fetched.
        public let deviceVerdict: Verdict?
        /// The URLs at which the file was looked for.
        public let locations: [Location]
        /// Why the association is not as it should be, as the clause that ends the headline, such as `the file does not
        /// list it`; nil if there is nothing to say.
        public let reason: Message?
        /// The line that a device would log; nil if the association holds or the service logs none.
        public let consoleLine: String?
        /// The findings that concern the association; ``Report/findings(_:)`` has them.
        public let findings: [Finding.ID]
        /// The errors among them that touch the association: those in parts of the file for other apps do not.
        package let errors: [Finding.ID]
        /// The targets and configurations of the project that claim the association; nil if no project does.
        package let builds: Builds?
        /// The steps from what the app declares to a saved password, each where it applies.
        public let steps: [Step]
        /// The apps that the file lists, where no app was named, or the one that was is not among them.
        package let listed: ListedApps?
        /// What a file must contain to make the association, as JSON in one line, which is a whole file; nil where that is
        /// not what is missing.
        package let neededFile: String?
        /// Whether someone asked whether it holds: an app or an entitlement claims it, or an app was named for the domain.
        package let isAskedFor: Bool

        /// Creates the result for one association.
        package init(
            service: String, domain: String, app: String?, entitlement: String?, source: String? = nil,
            verdict: Verdict, deviceVerdict: Verdict?, locations: [Location], reason: Message? = nil,
            consoleLine: String?, findings: [Finding.ID], errors: [Finding.ID] = [], builds: Builds? = nil,
            steps: [Step] = [], listed: ListedApps? = nil, neededFile: String? = nil, isAskedFor: Bool = true
        ) {
            serviceName = service
            self.domain = Domain(domain)
            appName = app
            self.entitlement = entitlement
            self.source = source
            self.verdict = verdict
            self.deviceVerdict = deviceVerdict
            self.locations = locations
            self.reason = reason
            self.consoleLine = consoleLine
            self.findings = findings
            self.errors = errors
            self.builds = builds
            self.steps = steps
            self.listed = listed
            self.neededFile = neededFile
            self.isAskedFor = isAskedFor
        }
    }
}

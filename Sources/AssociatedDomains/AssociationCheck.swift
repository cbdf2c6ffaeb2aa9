public import AssociationModel
import Findings
import Judging
public import PasswordRules
import SignUpScreens
public import UniversalLinks

/// A check of associations: the entitlements, the apps that the sites should name, and what to look at.
///
///     let app = AppIdentifier("7D3KX9QW2M.com.example.app")!
///     let check = AssociationCheck("webcredentials:example.com", app: app)
///     let report = try await check.report(from: .network())
///     for association in report.associations { print(association.domain, association.verdict) }
///     for finding in report.findings { print(finding.code, finding.name, finding.message) }
public struct AssociationCheck: Sendable {
    /// The apps that the sites should list, in addition to those that an app's own file names.
    public var apps: [AppIdentifier] = []
    /// The services that an AASA file should list the apps for; empty for all services in the file. A claim names its own.
    public var services: [Service] = []
    /// The feature whose further conditions are checked; nil for none.
    public var feature: Feature?

    private var lists: [ClaimList] = []
    private var files: [SourceText] = []
    private var expectations: [ExpectationFile] = []
    var screens: [ScreenFiles] = []
    var screenPolicy: PasswordPolicy?

    /// Makes a check of one entitlement string, such as `webcredentials:example.com`.
    ///
    /// - Parameters:
    ///   - entitlement: the entry of the entitlement, as the app has it.
    ///   - app: the app that the site should list; nil to find out only whether there is a file that Apple can read.
    public init(_ entitlement: String, app: AppIdentifier? = nil) {
        self.init([entitlement], apps: app.map { [$0] } ?? [])
    }

    /// Makes a check of entitlement strings, for one or more apps.
    public init(_ entitlements: [String], apps: [AppIdentifier]) {
        lists = [ClaimList(named: entitlements.map { Claim(argument: $0) })]
        self.apps = apps
    }

    /// Makes a check of all that an app claims, under the app's own identifier.
    ///
    /// - Parameters:
    ///   - app: what the app says.
    ///   - apps: further apps that the sites should list; for a file that does not name its app, the app.
    public init(_ app: AppFile, apps: [AppIdentifier] = []) {
        lists = app.lists
        self.apps = apps
    }

    /// Makes a check of the bytes of an AASA file.
    ///
    /// - Parameters:
    ///   - file: the bytes, as the server sends them.
    ///   - name: the name of the file in the report, usually its path.
    ///   - apps: the apps that the file should list.
    ///   - services: the services that it should list them for; empty for all services in the file.
    public init(
        file: [UInt8], named name: String = "apple-app-site-association", apps: [AppIdentifier] = [],
        services: [Service] = []
    ) {
        files = [SourceText(file, from: .file(path: name))]
        self.apps = apps
        self.services = services
    }

    /// Makes a check of what an expectation file expects. The caller provides the directories that the file names under
    /// `sites`, as the source.
    public init(_ expectations: ExpectationFile) { self.expectations = [expectations] }

    /// Checks sign-up screens too: whether iOS offers a strong password on them, and saves it.
    ///
    /// - Parameters:
    ///   - screens: the screens that were read.
    ///   - policy: what the server requires of passwords, which the rules of the screens should imply.
    public mutating func add(_ screens: ScreenFiles, policy: PasswordPolicy? = nil) {
        self.screens.append(screens)
        screenPolicy = policy ?? screenPolicy
        feature = feature ?? .strongPasswords
    }

    /// What is to be checked, as of a moment.
    package func question(at now: Instant) -> Question {
        var question = Question(
            lists: lists, apps: apps, files: files, services: services, expectations: expectations,
            screens: screens.flatMap(\.screens), flows: screens.flatMap(\.flows), screenPolicy: screenPolicy,
            nativeAuthentication: screens.compactMap(\.nativeAuthentication).last,
            credentialDomains: screens.flatMap(\.credentialDomains), feature: feature, now: now)
        question.unreadSources = screens.flatMap(\.unread)
        question.placesWithoutScreens = screens.compactMap(\.placeWithoutScreens)
        return question
    }
}

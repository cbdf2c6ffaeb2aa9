public import AssociationModel
package import Findings
package import Judging
public import PasswordRules
import UniversalLinks

extension AssociationCheck {
    /// Makes a check of one entitlement string, such as `webcredentials:example.com`.
    ///
    /// - Parameters:
    ///   - entitlement: the entry of the entitlement, as the app has it.
    ///   - app: the identifier of the app that the site should list, such as `7D3KX9QW2M.com.example.app`.
    ///   - source: where the site's file comes from.
    /// - Throws: ``CheckFailure/malformedApp(_:)``.
    public init(_ entitlement: String, app: String, from source: EvidenceSource = .network()) throws(CheckFailure) {
        guard let identifier = AppIdentifier(app) else { throw .malformedApp(app) }
        try self.init([entitlement], apps: [identifier], from: source)
    }

    /// Makes a check of entitlement strings, for one or more apps.
    ///
    /// - Throws: ``CheckFailure/nothingToCheck`` or ``CheckFailure/noApp`` if one of the lists is empty.
    public init(
        _ entitlements: [String], apps: [AppIdentifier], from source: EvidenceSource = .network()
    ) throws(CheckFailure) {
        try self.init(withoutApp: entitlements, from: source)
        try demand(apps)
    }

    /// Makes a check of whether there are files that Apple can read, whomever they list. All verdicts are unknown.
    ///
    /// - Throws: ``CheckFailure/nothingToCheck`` if there are no entitlements.
    public init(withoutApp entitlements: [String], from source: EvidenceSource = .network()) throws(CheckFailure) {
        guard !entitlements.isEmpty else { throw .nothingToCheck }
        self.init(
            InputParts(lists: [ClaimList(named: entitlements.map { Claim(argument: $0) })]), from: source,
            naming: entitlements.map { Report.Input($0, .entitlement, path: nil) })
    }

    /// Makes a check of all that an app claims, under the app's own identifier.
    public init(_ app: AppFile, from source: EvidenceSource = .network()) {
        self.init(InputParts(lists: app.lists), from: source, naming: app.input.map { [$0] } ?? [])
    }

    /// Makes a check of whatever a command line of `aasa check` names: entitlement strings, domains, and the paths of
    /// apps, projects and their files.
    ///
    /// - Parameters:
    ///   - services: the services whose claims are checked, and that a domain is checked for; empty for all claims, and
    ///     for a domain `webcredentials`.
    /// - Throws: ``CheckFailure/input(_:)`` for a file that cannot be read, or ``CheckFailure/nothingToCheck``.
    public init(
        reading subjects: [String], apps: [AppIdentifier] = [], services: [Service] = [],
        from source: EvidenceSource = .network()
    ) async throws(CheckFailure) {
        guard !subjects.isEmpty else { throw .nothingToCheck }
        let request = CheckRequest(subjects: subjects.map { DeclaredText($0) }, apps: apps, services: services)
        do throws(InputFailure) { self = try await request.check(from: source) } catch { throw .input(error) }
    }

    /// Makes a check of the bytes of an AASA file, whomever it lists.
    ///
    /// - Parameters:
    ///   - file: the bytes, as the server sends them.
    ///   - name: the name of the file in the report, usually its path.
    public init(file: [UInt8], named name: String = "apple-app-site-association") {
        self.init([SourceText(file, from: .file(path: name))], apps: [], services: [])
    }

    /// Makes a check of the bytes of an AASA file that should list apps.
    ///
    /// - Parameters:
    ///   - file: the bytes, as the server sends them.
    ///   - name: the name of the file in the report, usually its path.
    ///   - apps: the apps that the file should list.
    ///   - services: the services that it should list them for; empty for all services in the file.
    /// - Throws: ``CheckFailure/noApp`` if the list of apps is empty.
    public init(
        file: [UInt8], named name: String = "apple-app-site-association", apps: [AppIdentifier],
        services: [Service] = []
    ) throws(CheckFailure) {
        self.init(file: file, named: name)
        self.services = services
        try demand(apps)
    }

    /// Makes a test of what an expectation file expects. Its `sites` stand for their hosts, the source for the others.
    ///
    /// - Throws: ``CheckFailure/input(_:)`` if the file cannot be read, or for the first mistake in it.
    public init(testing path: String, from source: EvidenceSource = .network()) throws(CheckFailure) {
        let input: ExpectationInput
        do throws(InputFailure) { input = try ExpectationInput(path) } catch { throw .input(error) }
        if let problem = input.problems.first { throw .input(InputFailure(problem, in: input.file.text)) }
        self.init(testing: input, from: source)
    }

    /// Makes a check of what a device or a tool of Apple's wrote about associated domains: Console, `log show`,
    /// `swcutil show`, a build or an upload.
    ///
    /// - Parameters:
    ///   - log: the text; lines that say nothing about associated domains are skipped.
    ///   - name: the name of the log in the report.
    ///   - apps: the apps that bundle identifiers in the log refer to.
    public init(log: [UInt8], named name: String = "log", apps: [AppIdentifier] = []) {
        self.init(logs: [ConsoleLog(log, from: .file(path: name))], apps: apps)
    }

    /// Makes a check of sign-up screens by themselves: their associations are assumed to hold.
    ///
    /// - Parameter policy: what the server requires of passwords, which the rules of the screens should imply.
    public init(_ screens: ScreenFiles, policy: PasswordPolicy? = nil) {
        self.init()
        look(at: screens, policy)
    }
}

// What commands and the page read on their own.
extension AssociationCheck {
    /// Makes a check of AASA files.
    package init(_ files: [SourceText], apps: [AppIdentifier], services: [Service]) {
        self.init(InputParts(apps: apps, files: files), naming: files.map { Report.Input($0, .siteFile) })
        self.services = services
    }

    /// Makes a check of logs that were read.
    ///
    /// - Parameter associations: what a check of the apps and domains in the logs says of them now.
    package init(logs: [ConsoleLog], apps: [AppIdentifier], checked associations: [Report.Association] = []) {
        var parts = InputParts(apps: apps, logs: logs)
        parts.held = associations.compactMap(HeldAssociation.init)
        self.init(parts, naming: logs.map { Report.Input($0.name, .log) })
    }

    /// Makes a check of password rules, which are added one by one.
    ///
    /// - Parameter policy: what every password that they allow should satisfy.
    package static func ofPasswordRules(under policy: PasswordPolicy? = nil) -> AssociationCheck {
        AssociationCheck(InputParts(), Choices(policy: policy, now: .now))
    }

    /// Makes a check of the entries of `ignore` in a configuration.
    init(_ uses: [IgnoreUse]) { self.init(InputParts(ignored: uses)) }

    /// Makes a test of an expectation file that was read.
    package init(testing input: ExpectationInput, from source: EvidenceSource) {
        self.init(
            InputParts(expectations: [input.file], fileOutcomes: input.fileOutcomes), from: source.adding(input.sites),
            needsOneCopy: true,
            naming: [Report.Input(input.file.text, .expectations)])
    }

    /// Fetches the file of each claim's site once: the one that Apple's systems go by.
    package init(fileFor claims: [Claim], apps: [AppIdentifier] = [], from source: EvidenceSource) {
        self.init(InputParts(lists: [ClaimList(named: claims)], apps: apps), from: source, needsOneCopy: true)
    }
}

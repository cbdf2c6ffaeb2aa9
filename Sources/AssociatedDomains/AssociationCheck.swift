public import AssociationChecks
public import AssociationModel
public import Findings
public import TextFormats
public import UniversalLinks

/// A check of associations: the entitlements, the apps that the sites should name, and what to look at.
///
///     let app = AppIdentifier("7D3KX9QW2M.com.example.app")!
///     let check = AssociationCheck("webcredentials:example.com", app: app)
///     let report = try await check.report(from: .network())
///     for association in report.associations { print(association.domain, association.verdict) }
///     for finding in report.findings { print(finding.code, finding.name, finding.message) }
public struct AssociationCheck: Sendable {
    /// The apps that the sites should name, in addition to those that the claims belong to.
    public var apps: [AppIdentifier] = []
    /// The services that files should list the apps for; empty for all services in a file.
    public var services: [Service] = []
    /// The feature to check; nil for the associations alone.
    public var feature: Feature?
    private var lists: [ClaimList] = []
    private var files: [SourceText] = []
    private var expectations: [ExpectationFile] = []

    /// Makes a check of one entitlement string, such as `webcredentials:example.com`.
    ///
    /// - Parameter app: the app that the site should list; nil to find out only whether there is a file that Apple can read.
    public init(_ entitlement: String, app: AppIdentifier? = nil) {
        self.init([entitlement], apps: app.map { [$0] } ?? [])
    }

    /// Makes a check of entitlement strings, for one or more apps.
    public init(_ entitlements: [String], apps: [AppIdentifier]) {
        lists = [ClaimList(named: entitlements.map { Claim(argument: $0) })]
        self.apps = apps
    }

    /// Makes a check of the bytes of an AASA file.
    ///
    /// - Parameters:
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

    /// Makes a check of what an expectation file expects. The caller provides the
    /// directories that the file names under `sites`, as the source.
    public init(_ expectations: ExpectationFile) { self.expectations = [expectations] }

    /// Gathers the evidence and judges it as of a moment: certificates and profiles by their dates, the CDN copy by its
    /// age. Whatever goes wrong with a server is a finding.
    ///
    /// - Throws: ``AssociationModel/FetcherUnavailable`` if no server can be contacted at all, because libcurl is missing.
    public func report(
        from source: EvidenceSource, at now: Instant = .now
    ) async throws(FetcherUnavailable) -> Report {
        guard !expectations.isEmpty else { return Report(judging: try await source.evidence(for: question(at: now))) }
        return Report(judgingExpectationsOf: try await source.withOneCopy.evidence(for: question(at: now)))
    }

    /// What is to be checked, as of a moment, for evidence that is gathered without being judged.
    package func question(at now: Instant) -> Question {
        Question(
            lists: lists, apps: apps, files: files, services: services, expectations: expectations, feature: feature,
            now: now)
    }
}

package import AssociationChecks
public import AssociationModel
import CurlFetch
public import Findings
public import TextFormats
public import UniversalLinks

/// A check of associations: the entitlements, the apps that the sites should name, and what to look at.
///
///     let app = AppIdentifier("7D3KX9QW2M.com.example.app")!
///     let check = AssociationCheck("webcredentials:example.com", app: app)
///     let report = await check.report(from: .network())
///     for association in report.associations { print(association.domain, association.verdict) }
///     for finding in report.findings { print(finding.code, finding.name, finding.message) }
public struct AssociationCheck: Sendable {
    /// What to check.
    package var question: Question

    /// Makes a check from a question that was put together by hand.
    package init(_ question: Question) { self.question = question }

    /// Makes a check of one entitlement string, such as `webcredentials:example.com`.
    ///
    /// - Parameters:
    ///   - app: the app that the site should list; nil to find out only whether there is a file that Apple can read.
    ///   - now: the time at which certificates and profiles are judged.
    public init(_ entitlement: String, app: AppIdentifier? = nil, at now: Instant = .now) {
        self.init([entitlement], apps: app.map { [$0] } ?? [], at: now)
    }

    /// Makes a check of entitlement strings, for one or more apps.
    public init(_ entitlements: [String], apps: [AppIdentifier], at now: Instant = .now) {
        question = Question(
            lists: [ClaimList(named: entitlements.map { Claim(argument: $0) })], apps: apps,
            contentDelivery: .also(base: Question.ContentDelivery.appleBase), now: now)
    }

    /// Makes a check of the bytes of an AASA file.
    ///
    /// - Parameters:
    ///   - name: the name of the file in the report, usually its path.
    ///   - apps: the apps that the file should list.
    ///   - services: the services that it should list them for; empty for all services in the file.
    public init(
        file: [UInt8], named name: String = "apple-app-site-association", apps: [AppIdentifier] = [],
        services: [Service] = [], at now: Instant = .now
    ) {
        question = Question(
            apps: apps, files: [SourceText(file, from: .file(path: name))], services: services, now: now)
    }

    /// Makes a check of what an expectation file expects. The caller provides the directories that the file names under
    /// `sites`, as the source.
    public init(_ expectations: ExpectationFile, at now: Instant = .now) {
        question = Question(expectations: [expectations], now: now)
    }

    /// Gathers the evidence and judges it. Whatever goes wrong on the way is a finding, never an error.
    public func report(from source: EvidenceSource) async -> Report { report(on: await evidence(from: source)) }

    /// Judges evidence that was gathered for the check.
    package func report(on evidence: Evidence) -> Report {
        question.expectations.isEmpty ? Report(judging: evidence) : Report(judgingExpectationsOf: evidence)
    }

    /// Gathers the evidence without judging it.
    package func evidence(from source: EvidenceSource) async -> Evidence {
        var question = question
        if !source.hasNetwork { question.contentDelivery = .never }
        return await Inspector(fetcher: source.fetcher, concurrency: source.concurrency).evidence(for: question)
    }
}

extension Report {
    /// Judges an entitlement string on its own: what it claims, and whether it is written as Apple documents.
    package init(judgingEntitlement text: String, at now: Instant = .now) {
        self.init(judging: Evidence(Question(lists: [ClaimList(named: [Claim(argument: text)])], now: now)))
    }
}

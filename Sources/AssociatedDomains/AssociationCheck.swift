package import AssociationChecks
package import AssociationModel
import CurlFetch
package import Findings
package import TextFormats
package import UniversalLinks

/// A check of associations, ready to be run: entitlements, the apps that should be named, and where to look.
///
///     let app = AppIdentifier("7D3KX9QW2M.com.example.app")!
///     let check = AssociationCheck("webcredentials:example.com", app: app)
///     let report = await check.report(from: .network())
///     for association in report.associations { print(association.domain, association.verdict) }
///     for finding in report.findings { print(finding.identity.name, finding.observation.message) }
package struct AssociationCheck: Sendable {
    /// What is asked; its parts can be changed before the check is run.
    package var question: Question

    /// Asks a question that was put together by hand.
    package init(_ question: Question) { self.question = question }

    /// Asks about one entitlement string, such as `webcredentials:example.com`.
    package init(_ entitlement: String, app: AppIdentifier? = nil, at now: Instant = .now) {
        self.init([entitlement], apps: app.map { [$0] } ?? [], at: now)
    }

    /// Asks about the entitlement strings of one app.
    package init(_ entitlements: [String], apps: [AppIdentifier], at now: Instant = .now) {
        question = Question(
            lists: [ClaimList(named: entitlements.map { Claim(argument: $0) })], apps: apps,
            contentDelivery: .also(base: Question.ContentDelivery.appleBase), now: now)
    }

    /// Asks about the bytes of an AASA file.
    ///
    /// - Parameters:
    ///   - name: what the report calls the file, usually its path.
    ///   - apps: apps that it should list.
    ///   - services: services that it should list them for; empty for all that the file has.
    package init(
        file: [UInt8], named name: String = "apple-app-site-association", apps: [AppIdentifier] = [],
        services: [Service] = [], at now: Instant = .now
    ) {
        question = Question(
            apps: apps, files: [SourceText(file, from: .file(path: name))], services: services, now: now)
    }

    /// Asks whether what an expectation file expects is so; ``expectationReport(from:)`` answers. What the file names
    /// under `sites` is for the caller to hand over as the source.
    package init(_ expectations: ExpectationFile, at now: Instant = .now) {
        question = Question(expectations: [expectations], now: now)
    }

    /// Gathers what the expectations need, and says which are met.
    package func expectationReport(from source: EvidenceSource) async -> Report {
        Report(judgingExpectationsOf: await evidence(from: source))
    }

    /// Gathers what is needed and judges it.
    package func report(from source: EvidenceSource) async -> Report { Report(judging: await evidence(from: source)) }

    /// Gathers what is needed, to be judged, saved, or looked at.
    package func evidence(from source: EvidenceSource) async -> Evidence {
        var question = question
        if !source.hasNetwork { question.contentDelivery = .never }
        return await Inspector(fetcher: source.fetcher, concurrency: source.concurrency).evidence(for: question)
    }
}

extension Report {
    /// Judges an entitlement string by itself: what it claims, and whether it is written as Apple wants it.
    package init(judgingEntitlement text: String, at now: Instant = .now) {
        self.init(judging: Evidence(Question(lists: [ClaimList(named: [Claim(argument: text)])], now: now)))
    }
}

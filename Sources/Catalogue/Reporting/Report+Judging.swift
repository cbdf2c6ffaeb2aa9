import AppChecks
import AssociationModel
import FileChecks
package import Findings
package import Judging
import ScreenChecks
import SiteChecks

extension Report {
    /// Runs checks on the evidence and creates a report of their findings.
    ///
    /// Findings are ordered errors, warnings, notes, and within each severity in the order of the checks, so that the
    /// decisive causes come first.
    package init(judging evidence: Evidence, by checks: [Check] = Catalog.inOrderOfCauses) {
        let subjects = Subjects(evidence)
        subjects.obstacles = subjects.deploymentObstacles
        let (found, missed) = Self.judgements(on: subjects, by: checks)
        let judgements = Judgements(found, notSeen: subjects.unseen(missed), on: evidence)
        let eligible = Set(subjects.associations.filter { $0.verdictToday == .associated }.map(\.claimant))
        let groups = AssociationGroup.groups(of: subjects.associations, in: evidence.question.parts.claims.lists)
        let screenSteps = [Step](of: subjects, judgements)
        let handledApps = subjects.handledApps
        let associations = groups.map { group in
            let uses =
                switch group.first.service {
                case .webcredentials: screenSteps
                case .applinks: [Step(of: group.members, handledBy: handledApps, judgements)].compactMap(\.self)
                default: [Step]()
                }
            return Association(
                group, isEligible: group.members.allSatisfy { eligible.contains($0.claimant) }, uses, judgements,
                opening: subjects.opening)
        }
        let screens = subjects.screens.map { Screen($0, subjects.eligibility, judgements) }
        let handled = handledApps.map { HandledApp($0, judgements) }
        self.init(
            associations: associations, screens: screens, findings: judgements.all.map(\.finding),
            reminders: Reminders.reminders(for: subjects),
            cases: Self.cases(of: zip(groups.map(\.first), associations), screens, handled, subjects, judgements),
            exchanges: evidence.sites.flatMap(Exchange.exchanges),
            documents: evidence.sites.flatMap(\.documentsOfApple),
            frameworks: subjects.parts.screens.frameworks, apps: App.apps(of: subjects, groups),
            handledApps: handled)
    }

    /// Creates a report on the expectations of the question only. A finding of another check is kept if it explains why
    /// no file could be read and an expectation therefore failed.
    package init(judgingExpectationsOf evidence: Evidence) {
        let subjects = Subjects(evidence)
        let failed = subjects.expectations.filter { !$0.isMet }
        let unread = Set(failed.filter { $0.document == nil }.map(\.site.key))
        let expected = Set(subjects.expectations.map(\.scope.part) + subjects.fileOutcomes.map(\.scope.part))
        let (found, missed) = Self.judgements(on: subjects, by: Catalog.inOrderOfCauses)
        let judgements = Judgements(
            found.filter { judgement in
                if expected.contains(judgement.scope.part) { return true }
                if Catalog.ofThisMachine.contains(judgement.finding.code) { return true }
                return judgement.finding.identity.severity == .error
                    && judgement.scope.site.map(unread.contains) ?? false
            }, notSeen: subjects.unseen(missed), on: evidence)
        self.init(
            associations: [], findings: judgements.all.map(\.finding),
            cases: subjects.expectations.map { Self.expectation($0, judgements) }
                + subjects.fileOutcomes.map { Self.expectation($0, judgements) } + Self.machine(judgements),
            exchanges: evidence.sites.flatMap(Exchange.exchanges))
    }

    private static func judgements(on subjects: Subjects, by checks: [Check]) -> ([Judgement], missed: Unseen.Sources) {
        let advice = Dictionary(subjects.evidence.sites.map { ($0.key, SiteAdvice($0)) }) { first, _ in first }
        var missed: Unseen.Sources = []
        let judgements = checks.flatMap { check -> [Judgement] in
            switch check.verdict(on: subjects) {
            case .notApplicable, .passed: return []
            case .notSeen(let sources):
                missed.formUnion(sources)
                return []
            case .found(let judgements):
                return judgements.map { judgement in
                    judgement.scope.site.flatMap { advice[$0] }.map { judgement.helped(by: $0, for: check) }
                        ?? judgement
                }
            }
        }
        return (judgements.withConsequencesAsNotes, missed)
    }
}

extension [Judgement] {
    /// One mistake is one error: what follows from another error is a note of that one.
    fileprivate var withConsequencesAsNotes: [Judgement] {
        let errors = Dictionary(
            lazy.filter { $0.finding.severity == .error && $0.finding.observation.causes.isEmpty }
                .compactMap { error in MarkedBytes(error.finding.place).map { ($0, error.finding.id) } },
            uniquingKeysWith: { first, _ in first })
        var notes: [Finding.ID: [Note]] = [:]
        let rest = filter { judgement in
            let observation = judgement.finding.observation
            guard let cause = observation.causes.lazy.compactMap({ MarkedBytes($0).flatMap { errors[$0] } }).first
            else { return true }
            notes[cause, default: []].append(Note("because of it, \(observation.message)"))
            return false
        }
        return rest.map { judgement in
            Judgement(finding: judgement.finding.noting(notes[judgement.finding.id] ?? []), scope: judgement.scope)
        }
    }
}

/// The bytes that a finding marks, by which its place is found again.
private struct MarkedBytes: Hashable {
    let name: String
    let start: Int
    let end: Int

    init?(_ place: Place) {
        guard case .text(let source, let span) = place else { return nil }
        (name, start, end) = (source.name, span.start, span.end)
    }
}

extension Report.Association {
    /// - Parameter isEligible: whether an association of the same app is known to hold.
    fileprivate init(
        _ group: AssociationGroup, isEligible: Bool, _ uses: [Report.Step], _ judgements: Judgements,
        opening: (String, SiteDocument) -> LinkOpening
    ) {
        let subject = group.first
        let concerning = judgements.concerning(group.members.map(\.scope))
        let ofOthers = PartsOfOtherApps(subject)
        let touching = concerning.filter { ofOthers?.contain($0.place) != true }
        let errors = touching.filter { $0.severity == .error }
        let steps = subject.steps(touching, uses: uses, opening: opening)
        self.init(
            service: subject.service?.rawValue ?? subject.claim?.entry.service?.text ?? "",
            domain: subject.claim?.entry.pattern ?? subject.document?.text.name ?? "",
            app: subject.app?.raw,
            entitlement: subject.claim?.entitlement,
            source: subject.claim?.place.file,
            verdict: subject.verdict,
            deviceVerdict: subject.deviceVerdict,
            locations: subject.locations,
            reason: subject.reason(among: errors, steps),
            consoleLine: ConsoleLine.line(for: subject, isEligible: isEligible),
            findings: concerning.map(\.id),
            errors: errors.map(\.id),
            builds: group.builds,
            steps: steps,
            listed: subject.listedApps,
            neededFile: subject.neededFile,
            isAskedFor: subject.claim.map { subject.app != nil || $0.entry.impliedService == nil } ?? false)
    }
}

extension SiteSurvey {
    /// The texts that Apple reads: the server's, and the copy on Apple's CDN.
    fileprivate var documentsOfApple: [SourceText] {
        [wellKnown.document, cdnAnswer?.copy].compactMap { $0?.text }
    }
}

extension AssociationSubject {
    /// Where the file was looked for: the location that Apple reads, and the one under the claim's own path.
    fileprivate var locations: [Report.Association.Location] {
        guard let site else { return [] }
        var probes = [site.wellKnown]
        if let prefix = claim?.entry.pathPrefix {
            probes += site.probes(under: prefix).prefix { $0.location.kind == .wellKnown }
        }
        return probes.map { probe in
            let listsApp = listsApp(in: probe)
            return Report.Association.Location(
                url: probe.url, usedByApple: probe.location == .apple, listsApp: listsApp,
                answer: probe.answer(listsApp: listsApp),
                servedBy: probe.servedBy?.inReport)
        }
    }

    private func listsApp(in probe: LocationProbe) -> Bool? {
        guard let app, let service, let exchange = probe.exchange else { return nil }
        if case .notSeen = exchange.outcome { return nil }
        return probe.document?.lists(app, for: service) ?? false
    }
}

extension FetchFailure {
    /// What the server does, as the predicate of a sentence that starts with the URL.
    fileprivate var predicate: Message {
        switch self {
        case .hostNotFound, .connectionFailed, .connectionTimeout, .responseTimeout: "does not answer"
        case .tlsHandshakeFailed: "does not complete the TLS handshake"
        case .certificateRejected: "answers with a certificate that is not accepted"
        case .responseIncomplete, .headersTooLarge, .contentEncodingUnsupported, .lengthInvalid:
            "gives an answer that cannot be read"
        case .addressPrivate, .malformedURL, .other: "was not fetched"
        }
    }
}

extension LocationProbe {
    /// The result of the request, as the predicate of a sentence that starts with the URL.
    fileprivate func answer(listsApp: Bool?) -> Message {
        let listing: Message =
            switch listsApp {
            case true?: " and lists the app"
            // What a broken file seems to list is not what Apple reads from it.
            case false?: document?.isRead == false ? " and cannot be read" : " and does not list the app"
            case nil: ""
            }
        switch exchange?.outcome {
        case nil, .notSeen: return "was not fetched"
        case .failure(let failure): return failure.predicate
        case .response(let response):
            guard let path = exchange?.file else {
                return "answers with status \(response.status)\(document == nil ? "" : listing)"
            }
            return document == nil ? "has no file at \(plain: path)" : "was read from \(plain: path)\(listing)"
        }
    }
}

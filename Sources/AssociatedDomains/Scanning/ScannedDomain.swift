import AssociationModel
import Catalogue
import Findings
import Judging
import UniversalLinks

/// One domain of a scan: what is asked of it, and the answer.
struct ScannedDomain: Sendable {
    let target: ScanTarget
    let settings: ScanSettings

    // A file of the allowed size can have ten thousand mistakes.
    private static let mostFindings = 100

    private var app: AppIdentifier? { target.app ?? settings.app }

    private var services: [Service] {
        let services = target.services.isEmpty ? settings.services : target.services
        return services.isEmpty ? [.webcredentials] : services
    }

    /// What is to be found out, from a source that connects to the address that the line names, if it names one.
    func check(from source: EvidenceSource) -> AssociationCheck {
        let source = target.address.map { source.connecting(to: $0, for: target.site) } ?? source
        let apps = app.map { [$0] } ?? []
        let choices = Choices(asksFurther: settings.detail == .full, now: .now)
        if apps.isEmpty, settings.detail != .full {
            return AssociationCheck(InputParts(sites: [target.site]), choices, from: source)
        }
        let claims = services.map { Claim(argument: target.site.authority, impliedService: $0) }
        return AssociationCheck(InputParts(lists: [ClaimList(named: claims)], apps: apps), choices, from: source)
    }

    /// The answer that the evidence gives.
    func answer(from evidence: Evidence) -> ScanAnswer {
        var answer = target.answer
        let report = Report(judging: evidence)
        answer.findings = Array(report.findings.prefix(Self.mostFindings))
        answer.moreFindings = report.findings.count - answer.findings.count
        answer.verdict = app == nil ? nil : report.verdict
        if settings.detail == .full { answer.report = report }
        guard let site = evidence.sites.first else { return answer }
        answer.file = site.scannedProbe.fileState
        answer.servedBy = site.servedBy?.name
        guard let response = site.scannedProbe.exchange?.response else { return answer }
        answer.status = response.status
        answer.bytes = response.body.count
        answer.services = site.scannedProbe.document?.listedServices ?? []
        return answer
    }
}

extension SiteSurvey {
    /// The one that Apple reads or, where the origin is not asked, the copy of Apple's CDN.
    fileprivate var scannedProbe: LocationProbe {
        if wellKnown.exchange == nil, let cdnCopy { return cdnCopy }
        return wellKnown
    }
}

extension SiteDocument {
    fileprivate var listedServices: [(name: String, apps: Int)] {
        guard isRead, let association else { return [] }
        return association.services.map { service in
            (service.rawValue, Set(association.identifiers(for: service).map(\.text)).count)
        }
    }
}

extension ServedBy {
    /// What serves the site, as far as is known.
    fileprivate var name: String? { (responder ?? front)?.stack.name }
}

extension Report {
    /// Whether all associations hold; unknown if one is, and none fails.
    fileprivate var verdict: Association.Verdict {
        let verdicts = associations.map(\.verdict)
        if verdicts.contains(.notAssociated) { return .notAssociated }
        return verdicts.contains(.unknown) || verdicts.isEmpty ? .unknown : .associated
    }
}

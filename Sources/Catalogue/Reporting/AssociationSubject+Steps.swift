import AppChecks
import AssociationModel
import FileChecks
import Findings
import Judging
import SiteChecks

extension AssociationSubject {
    /// The steps from what the app declares to the device, each where it applies. Where the verdict is *not associated*, one
    /// of them fails, unless devices still have a copy that makes the association.
    ///
    /// - Parameters:
    ///   - findings: the findings that concern the association; errors put the steps in doubt that work.
    ///   - uses: the steps of what the app does with it: its code with links, its screens with passwords.
    ///   - opening: what the rules of the file open for the app.
    func steps(
        _ findings: [Finding], uses: [Report.Step], opening: (String, SiteDocument) -> LinkOpening
    ) -> [Report.Step] {
        let own = [declaredStep, reachedStep, servedStep, readableStep, listedStep, copyStep].compactMap(\.self)
        let links = linksStep(opening)
        var steps = (own + [links].compactMap(\.self) + uses).map { step in
            step.with(findings.filter { Catalog.step(of: $0.code, links: links?.state) == step.name })
        }
        if !own.contains(where: { $0.state == .failed }) {
            // What is wrong is told by the step that fails; what merely follows from it puts no other step in doubt.
            let errors = Dictionary(findings.filter { $0.severity == .error }.map { ($0.id, $0) }) { first, _ in first }
            steps = steps.map { step in
                step.findings.lazy.compactMap { errors[$0] }.first.map(step.doubted) ?? step
            }
        }
        if site != nil {
            steps.append(Report.Step(.device, .unknown, "its settings, and when it looked last: aasa explain device"))
        }
        return deviceVerdict == .associated ? steps.keptByCopy : steps.endingAtFailure
    }

    /// Nil for a file by itself.
    private var declaredStep: Report.Step? {
        guard let claim else { return nil }
        if let word = misspeltService { return Report.Step(.declared, .failed, "\(word) is not a service") }
        if claim.isUnusable { return Report.Step(.declared, .failed, "the entitlement string is malformed") }
        guard let file = claim.place.file else {
            return Report.Step(.declared, .unknown, "the entitlement was named, not read from an app")
        }
        return Report.Step(.declared, .passed, "in \(plain: file)")
    }

    /// Nil where a directory stands for the server.
    private var reachedStep: Report.Step? {
        guard let site, let exchange = site.wellKnown.exchange, !site.isUnknown else { return notContacted }
        if site.isOnDisk { return nil }
        if site.hasCertificateWithoutHostNames || exchange.failure?.isOfConnection == true {
            return Report.Step(.reached, .failed, site.obstacleInWords ?? "the server was not reached")
        }
        let address = exchange.attempts.last { $0.result == .connected }.map { " at \($0.address)" } ?? ""
        let version = exchange.tls?.version.map { ", \($0)" } ?? ""
        return Report.Step(.reached, .passed, "\(plain: site.key.authority + address + version)")
    }

    private var notContacted: Report.Step? {
        guard claim != nil else { return nil }
        guard let site else {
            return Report.Step(.reached, .unknown, "the entitlement names no host that can be asked")
        }
        return Report.Step(
            .reached, .unknown, site.unseen.first?.reason ?? "\(plain: site.key.authority) was not contacted")
    }

    /// Nil for a file by itself.
    private var servedStep: Report.Step? {
        guard claim != nil else { return nil }
        guard let site, !site.isUnknown, let exchange = site.wellKnown.exchange, reachedStep?.state != .failed else {
            return Report.Step(.served, .unknown, "the server was not asked")
        }
        guard let document else {
            return Report.Step(.served, .failed, site.obstacleInWords ?? "the file was not found")
        }
        if let obstacle { return Report.Step(.served, obstacle.isCertain ? .failed : .unknown, obstacle.message) }
        let size: Message = "\(plain: document.text.bytes.count.grouped) bytes"
        let type: Message = exchange.response?.mediaType.map { ", \(plain: $0)" } ?? ""
        if let path = exchange.file {
            return Report.Step(.served, .passed, "\(plain: path)\(type), \(size)")
        }
        let status = exchange.response?.status ?? 200
        return Report.Step(.served, .passed, "status \(status)\(type), \(size)")
    }

    private var readableStep: Report.Step {
        guard let document else { return Report.Step(.readable, .unknown, "no file was read") }
        if let defect = document.defect {
            return Report.Step(.readable, .failed, site?.obstacleInWords ?? defect)
        }
        let services = (document.association?.services ?? []).map(\.rawValue)
        guard !services.isEmpty else { return Report.Step(.readable, .passed, "JSON, without a service") }
        return Report.Step(.readable, .passed, "JSON with \(plain: services.joined(separator: ", "))")
    }

    private var listedStep: Report.Step {
        guard let document, document.defect == nil else {
            return Report.Step(.listed, .unknown, "no file was read that could list the app")
        }
        guard let app else { return Report.Step(.listed, .unknown, "no app was named") }
        guard let service else {
            return Report.Step(.listed, .unknown, "the entitlement string names no known service")
        }
        return document.lists(app, for: service)
            ? Report.Step(.listed, .passed, "\(plain: app.raw) for \(plain: service.rawValue)")
            : Report.Step(.listed, .failed, "\(plain: app.raw) is not listed for \(plain: service.rawValue)")
    }

    /// Nil where Apple's CDN was not asked, or devices ask the server themselves.
    private var copyStep: Report.Step? {
        guard let site, let exchange = site.cdnCopy?.exchange else { return nil }
        guard let answer = site.cdnAnswer else {
            let reason: Message =
                exchange.isOutOfTime ? "there was no time left to ask Apple's CDN" : "Apple's CDN could not be asked"
            return Report.Step(.cdn, .unknown, reason)
        }
        let age: Message = answer.freshness?.age.map { " of \(.duration($0)) ago" } ?? ""
        switch answer.outcome {
        case .noAnswer: return Report.Step(.cdn, .unknown, "Apple's CDN does not answer")
        case .unexpectedStatus(let status):
            return Report.Step(.cdn, .unknown, "status \(status), which says nothing about the file")
        case .refusal(let failure):
            let said: Message = failure.reason.map { "\(plain: $0)" } ?? "status \(failure.status)"
            return Report.Step(.cdn, .failed, "Apple's CDN has no copy of the file (\(said))")
        case .copy(let document):
            guard document.isRead else { return Report.Step(.cdn, .failed, "a copy\(age) that cannot be read") }
            guard let app, let service else { return Report.Step(.cdn, .passed, "a copy\(age)") }
            return document.lists(app, for: service)
                ? Report.Step(.cdn, .passed, "a copy\(age) that lists the app")
                : Report.Step(.cdn, .failed, "a copy\(age) that does not list the app")
        }
    }

    /// Whether the rules open anything; nil for other services than `applinks`, and where the app is not listed.
    private func linksStep(_ opening: (String, SiteDocument) -> LinkOpening) -> Report.Step? {
        guard service == .applinks, let app, let document, document.lists(app, for: .applinks) else { return nil }
        switch opening(app.raw, document) {
        case .links(let rules):
            let subject: Message = rules == 1 ? "1 rule opens" : "\(rules) rules open"
            return Report.Step(.links, .passed, "\(subject) links, and no exclusion takes them all")
        case .excluded:
            return Report.Step(.links, .failed, "exclusions take every link before the rules that open some")
        case .nothing: return Report.Step(.links, .failed, "no rule opens a link in the app")
        case .unknown: return Report.Step(.links, .unknown, "which links the file opens in the app is not known")
        }
    }
}

extension Report.Step {
    fileprivate func with(_ more: [Finding]) -> Report.Step {
        more.isEmpty ? self : Report.Step(name, state, text, findings: findings + more.map(\.id))
    }

    /// The same step with an error about it; only a step that is not known to fail can be put in doubt.
    fileprivate func doubted(by error: Finding) -> Report.Step {
        guard state == .passed || (name == .declared && state == .unknown) else { return self }
        return but(.doubtful, error.observation.message)
    }
}

extension [Report.Step] {
    /// The steps where devices still have a copy that lists the app: what fails at the server fails when the copy goes.
    fileprivate var keptByCopy: [Report.Step] {
        map { $0.state == .failed && $0.name.decides ? $0.but(.doubtful) : $0 }
    }

    /// The steps, of which those after one that fails were not reached, unless something was seen there all the same.
    fileprivate var endingAtFailure: [Report.Step] {
        guard let end = firstIndex(where: { $0.state == .failed && $0.name.decides }) else { return self }
        return enumerated().map { index, step in
            index > end && step.state == .unknown ? step.but(.notReached) : step
        }
    }
}

extension FetchFailure {
    /// Whether there was no connection, rather than a response that cannot be used.
    fileprivate var isOfConnection: Bool {
        switch self {
        case .hostNotFound, .connectionFailed, .connectionTimeout, .tlsHandshakeFailed, .certificateRejected,
            .addressPrivate, .malformedURL:
            true
        case .responseTimeout, .responseIncomplete, .headersTooLarge, .contentEncodingUnsupported, .lengthInvalid,
            .other:
            false
        }
    }
}

extension Catalog {
    /// The step that a finding with this code is about; nil where it is about none.
    ///
    /// - Parameter links: the state of the step `links`; nil where there is none.
    fileprivate static func step(of code: Code, links: Report.Step.State?) -> Report.Step.Name? {
        guard steps[code] == .links else { return steps[code] }
        return links == nil ? .readable : .links
    }

    private static let steps: [Code: Report.Step.Name] = {
        let transport = TransportChecks.all.map { check in
            (check.identity.code, ofTransport.last { $0.0 <= check.identity.code }?.1 ?? .served)
        }
        let families: [(Report.Step.Name, [Check])] = [
            (.declared, EntitlementChecks.all + BuiltAppChecks.all), (.served, DeploymentChecks.all),
            (.readable, ByteChecks.all + StructureChecks.all), (.links, PatternChecks.all),
            (.listed, AgreementChecks.all), (.cdn, ContentDeliveryChecks.all),
        ]
        let pairs = families.flatMap { step, checks in checks.map { ($0.identity.code, step) } }
        return Dictionary(transport + pairs) { first, _ in first }
    }()

    /// The first code of each run of checks of a server's answer that are about one step.
    private static let ofTransport: [(Code, Report.Step.Name)] = [
        ("AD200", .reached), ("AD204", .served), ("AD208", .reached), ("AD230", .served), ("AD280", .readable),
    ]
}

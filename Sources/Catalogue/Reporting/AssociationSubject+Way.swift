import AppChecks
import AssociationModel
import FileChecks
import Findings
import Judging
import SiteChecks

extension AssociationSubject {
    /// The way from the app to its listing, step by step. Where the verdict is *not associated*, a step fails.
    ///
    /// - Parameter errors: the errors that concern the association; they put the steps in doubt that work.
    func way(among errors: [Finding]) -> Report.Way {
        let own = [appStep, serverStep, fileStep, listingStep]
        // What is wrong is told by the step that fails; what merely follows from it puts no other step in doubt.
        let doubts = own.contains { $0.state == .failed } ? [:] : Self.doubts(errors)
        let steps = [own[0], copyStep].compactMap(\.self) + own[1...]
        return Report.Way(
            steps.map { step in doubts[step.stage == .directory ? .server : step.stage].map(step.doubted) ?? step },
            listed: listedApps, neededFile: neededFile)
    }

    /// The first error about each stage.
    private static func doubts(_ errors: [Finding]) -> [Report.Step.Stage: Message] {
        let staged = errors.compactMap { error in
            Catalog.stages[error.code].map { ($0, error.observation.message) }
        }
        return Dictionary(staged) { first, _ in first }
    }

    private var appStep: Report.Step {
        guard let claim else { return Report.Step(.app, .notAsked, "not read", "the file was checked by itself") }
        if let word = misspeltService { return Report.Step(.app, .failed, "misspelt", "\(word) is not a service") }
        if claim.isUnusable { return Report.Step(.app, .failed, "malformed", "the entitlement string is malformed") }
        guard let file = claim.place.file else {
            return Report.Step(.app, .notAsked, "not read", "the entitlement was named, not read from an app")
        }
        return Report.Step(.app, .good, "good", "the entitlement is in \(plain: file)")
    }

    /// Nil where devices ask the server themselves.
    private var copyStep: Report.Step? {
        if site?.isDirect == true { return nil }
        guard let answer = site?.cdnAnswer else {
            return Report.Step(.cdnCopy, .notAsked, "not asked", "Apple's CDN was not asked")
        }
        let age: Message = answer.freshness?.age.map { " of \(.duration($0)) ago" } ?? ""
        switch answer.outcome {
        case .noAnswer: return Report.Step(.cdnCopy, .notAsked, "no answer", "Apple's CDN does not answer")
        case .unexpectedStatus(let status):
            return Report.Step(
                .cdnCopy, .notAsked, "no answer",
                "Apple's CDN answers with status \(status), which says nothing about the file")
        case .refusal(let failure):
            let said: Message = failure.reason.map { "\(plain: $0)" } ?? "status \(failure.status)"
            return Report.Step(.cdnCopy, .failed, "no copy", "Apple's CDN has no copy of the file (\(said))")
        case .copy(let document):
            guard document.isRead else {
                return Report.Step(.cdnCopy, .failed, "fails", "Apple's CDN has a copy\(age) that cannot be read")
            }
            guard let app, let service else {
                return Report.Step(.cdnCopy, .good, "good", "Apple's CDN has a copy\(age)")
            }
            return document.lists(app, for: service)
                ? Report.Step(.cdnCopy, .good, "good", "Apple's CDN has a copy\(age) that lists the app")
                : Report.Step(.cdnCopy, .failed, "lacks app", "Apple's CDN has a copy\(age) that does not list the app")
        }
    }

    private var serverStep: Report.Step {
        guard let site else { return Report.Step(.server, .notAsked, "not asked", "no server was asked") }
        let authority = site.key.authority
        if site.isUnknown {
            return Report.Step(.server, .notAsked, "not asked", "\(plain: authority) was not contacted")
        }
        var stage = Report.Step.Stage.server
        var seen: Message = "\(plain: authority) answers"
        if case .file(let path)? = site.wellKnown.exchange?.responder {
            stage = .directory
            seen = "the file was read from \(plain: path)"
        } else if let status = site.wellKnown.exchange?.response?.status {
            seen = "\(plain: authority) answers with status \(status)"
        }
        if site.hasCertificateWithoutHostNames || document == nil {
            return Report.Step(stage, .failed, site.failedWord, site.obstacleInWords ?? "the file was not found")
        }
        if let unread { return Report.Step(stage, .notAsked, "unknown", unread) }
        return Report.Step(stage, .good, "good", seen)
    }

    private var fileStep: Report.Step {
        guard let document else { return Report.Step(.file, .notAsked, "not read", "no file was read") }
        if let defect = document.defect {
            return Report.Step(.file, .failed, "fails", site?.obstacleInWords ?? defect)
        }
        return Report.Step(.file, .good, "good", "the file can be read")
    }

    private var listingStep: Report.Step {
        guard let document, document.defect == nil else {
            return Report.Step(.listing, .notAsked, "unknown", "no file was read that could list the app")
        }
        guard let app, let service else {
            let reason: Message = app == nil ? "no app was named" : "the entitlement string names no known service"
            return Report.Step(.listing, .notAsked, "unknown", reason)
        }
        return document.lists(app, for: service)
            ? Report.Step(.listing, .good, "good", "the file lists the app for \(plain: service.rawValue)")
            : Report.Step(.listing, .failed, "missing", "the file does not list the app for \(plain: service.rawValue)")
    }
}

extension SiteSurvey {
    /// What the server does instead of sending the file.
    fileprivate var failedWord: Message {
        if hasCertificateWithoutHostNames { return "untrusted" }
        guard let response = wellKnown.exchange?.response else { return wellKnown.exchange?.failure?.word ?? "fails" }
        if response.redirectTarget != nil { return "redirects" }
        return response.status == 404 ? "no file" : "fails"
    }
}

extension FetchFailure {
    fileprivate var word: Message {
        switch self {
        case .hostNotFound: "not found"
        case .connectionFailed, .connectionTimeout: "no answer"
        case .responseTimeout: "too slow"
        case .tlsHandshakeFailed: "no TLS"
        case .certificateRejected: "untrusted"
        case .addressPrivate: "private"
        case .responseIncomplete, .headersTooLarge, .contentEncodingUnsupported, .lengthInvalid, .malformedURL, .other:
            "fails"
        }
    }
}

extension Report.Step {
    /// The same step with an error about it; only a step that is not known to fail can be put in doubt.
    fileprivate func doubted(by error: Message) -> Report.Step {
        guard state == .good || stage == .app, state != .failed else { return self }
        return Report.Step(stage, .doubtful, "in doubt", error)
    }
}

extension Catalog {
    /// The stage that each check is about, where it is about one.
    fileprivate static let stages: [Code: Report.Step.Stage] = {
        let families: [(Report.Step.Stage, [Check])] = [
            (.app, EntitlementChecks.all + BuiltAppChecks.all), (.cdnCopy, ContentDeliveryChecks.all),
            (.server, TransportChecks.all + DeploymentChecks.all),
            (.file, ByteChecks.all + StructureChecks.all + PatternChecks.all), (.listing, AgreementChecks.all),
        ]
        let pairs = families.flatMap { stage, checks in checks.map { ($0.identity.code, stage) } }
        return Dictionary(pairs) { first, _ in first }
    }()
}

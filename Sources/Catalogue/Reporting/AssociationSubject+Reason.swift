import AssociationModel
import Findings
import Judging
import SiteChecks
import TextFormats

extension AssociationSubject {
    /// Why the association is not as it should be, as the clause that ends its headline; nil where all is well.
    ///
    /// - Parameters:
    ///   - errors: the errors that concern the association.
    ///   - steps: its steps, of which one after the association may fail.
    func reason(among errors: [Finding], _ steps: [Report.Step]) -> Message? {
        if let unknownReason { return unknownReason }
        switch (verdict, deviceVerdict) {
        case (.notAssociated, .associated):
            return "only while Apple's CDN keeps its copy: \(refusalOfOrigin)"
        case (.notAssociated, _): return refusalOfOrigin
        case (let origin, .notAssociated):
            return refusalOfCDN(isRight: origin == .associated && errors.allSatisfy { $0.isAboutCopy })
        default:
            if !errors.isEmpty { return Self.reason(errors) }
            return steps.first { $0.state == .failed }?.text ?? limitOfPath
        }
    }

    /// What an entry with a path does not say.
    private var limitOfPath: Message? {
        guard verdict == .associated, let entry = claim?.entry, entry.pathPrefix != nil else { return nil }
        return "that is the verdict of \(plain: entry.domain), since Apple documents no paths here"
    }

    private var unknownReason: Message? {
        guard verdict == .unknown, deviceVerdict != .notAssociated else { return nil }
        // Of both, the one to see to first.
        if app == nil {
            return site?.unseen.first { $0.source == .origins && $0.isLocal }?.reason ?? "no app was named"
        }
        guard let site else { return "the entitlement string names no host that can be contacted" }
        if let obstacle { return obstacle.message }
        if deviceVerdict == .associated { return "Apple's CDN copy lists it, and the server was not asked" }
        return site.unseen.first?.reason ?? "\(plain: site.key.authority) was not contacted"
    }

    /// What makes the origin refuse the association.
    private var refusalOfOrigin: Message {
        if let word = misspeltService { return "\(word) is not a service" }
        if let claim, claim.isUnusable { return "the entitlement string is malformed" }
        if let obstacle = site?.obstacleInWords { return obstacle }
        guard let document else { return "the file was not found" }
        return document.defect ?? obstacle.flatMap { $0.isCertain ? $0.message : nil } ?? lack(in: document)
    }

    /// The misspelt service of the claim, as it is written.
    var misspeltService: String? { claim.flatMap { $0.entry.misspeltService == nil ? nil : $0.entry.service?.text } }

    // The server is not called right where it has errors of its own.
    private func refusalOfCDN(isRight: Bool) -> Message? {
        guard let answer = site?.cdnAnswer else { return nil }
        let start: Message = isRight ? "the server is right, but " : ""
        if let failure = answer.refusal {
            let said: Message = failure.reason.map { "\(plain: $0)" } ?? "status \(failure.status)"
            return "\(start)Apple's CDN has no copy of its file (\(said))"
        }
        let age: Message = answer.freshness?.age.map { " of \(.duration($0)) ago" } ?? ""
        if answer.copy?.isRead == false {
            return "\(start)Apple's CDN has a copy\(age) that cannot be read"
        }
        if isRight { return "\(start)Apple's CDN still has the copy\(age), without this app" }
        return "Apple's CDN copy\(age), which devices read, does not list it"
    }

    // The first error comes right after the headline, in more words than fit into a table.
    private static func reason(_ errors: [Finding]) -> Message {
        switch errors.count {
        case 1: errors[0].observation.message
        case 2: "\(errors[0].observation.message), and 1 more error"
        default: "\(errors[0].observation.message), and \(errors.count - 1) more errors"
        }
    }

    /// What a file has instead of the app; a file by itself is the subject of the headline already.
    private func lack(in document: SiteDocument) -> Message {
        guard claim == nil, let service else { return "the file does not list it" }
        switch document.association?.identifiers(for: service).count ?? 0 {
        case 0: return "it lists no app for \(plain: service.rawValue)"
        case 1: return "it lists one other app"
        case let count: return "it lists \(count) other apps"
        }
    }
}

extension Finding {
    fileprivate var isAboutCopy: Bool { ContentDeliveryChecks.all.contains { $0.identity == identity } }
}

extension Substitution {
    /// What answers instead of the site, as a clause.
    fileprivate var inWords: Message {
        switch substitute.kind {
        case .botCheck: "a bot check or firewall\(by) answers instead of the site"
        case .signIn: "a sign-in\(by) is asked for instead of serving the file"
        case .parking: "the domain is parked\(by)"
        }
    }

    private var by: Message {
        guard let title = substitute.title else { return "" }
        return substitute.kind == .parking ? " at \(plain: title)" : " of \(plain: title)"
    }
}

extension SiteDocument {
    /// Why Apple's systems can read nothing from it; nil where they can.
    var defect: Message? {
        if isRead { return errorStatement == nil ? nil : "an error message is there instead of the file" }
        if isTooLarge { return "the file is too large" }
        if errorStatement != nil { return "an error message is there instead of the file" }
        switch form {
        case .empty: return "the file is empty"
        case .html: return "the file is a web page"
        case .signed where signature?.content == nil: return "the signed file cannot be read"
        case .signed where BodyForm(text.bytes) == .empty: return "the signed file is empty"
        case .json, .signed:
            return json?.isWellFormed == true ? "the file is not a JSON object" : "the file is not valid JSON"
        case .other: return "the file is not an AASA file"
        }
    }
}

extension SiteSurvey {
    /// Why Apple reads no file from the site, as a clause; nil if it does.
    var obstacleInWords: Message? {
        if hasCertificateWithoutHostNames {
            return probes.first?.tls?.certificates.first?.hasNoNames == false
                ? "the server's certificate has no DNS name among its subject alternative names"
                : "the server's certificate has no subject alternative name"
        }
        if let name = misplacedFiles.first?.name ?? NearMissedFile(self)?.files.first {
            return "the file is only at \(plain: name), not where Apple requires it"
        }
        if let substitution { return substitution.inWords }
        guard let document = wellKnown.document else { return failureInWords }
        return document.defect
    }

    /// What went wrong at the location that Apple reads, as a clause.
    fileprivate var failureInWords: Message {
        guard let exchange = wellKnown.exchange else { return answerInWords }
        switch exchange.outcome {
        case .notSeen: return answerInWords
        case .failure(let failure): return failure.inWords
        case .response(let response):
            if let target = response.redirectTarget, (300...399).contains(response.status) {
                return "the server redirects to \(plain: target)"
            }
            if let path = exchange.file { return "\(plain: path) does not exist" }
            return answerInWords
        }
    }
}

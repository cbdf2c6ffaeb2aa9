import AssociationModel
package import Findings
package import Judging
import SiteChecks
import TextFormats

extension FetchReport {
    /// States what was learnt of a site.
    ///
    /// - Parameter judgement: the site's associations with the apps that were named; nil if none was.
    package init(_ site: SiteSurvey, judgement: Report?) {
        self.init(domain: site.key.authority, origin: Origin(site), copy: Copy(site), judgement: judgement)
    }
}

extension FetchReport.Origin {
    fileprivate init(_ site: SiteSurvey) {
        self.init(
            hops: site.redirectChain.compactMap { FetchReport.Hop($0, at: site.now) },
            otherRequests: site.otherRequests.compactMap { FetchReport.Hop($0, at: site.now) },
            servedBy: site.servedBy?.inReport,
            file: FetchReport.File(site.wellKnown, without: site.reasonForNoFile))
    }
}

extension FetchReport.Copy {
    /// Nil where Apple's CDN is not asked.
    fileprivate init?(_ site: SiteSurvey) {
        guard let copy = site.cdnCopy else { return nil }
        let answer = site.cdnAnswer
        self.init(
            hops: [FetchReport.Hop(site.copyRequest, at: site.now)].compactMap(\.self),
            file: FetchReport.File(copy, without: copy.document?.defect ?? answer?.reasonForNoCopy),
            age: answer?.freshness?.age, fetched: answer?.freshness?.fetched?.description,
            remaining: answer?.freshness?.remaining, freshness: (answer?.notesOnFreshness ?? []).map(\.message),
            meaning: answer?.refusal?.meaning,
            differences: answer.flatMap(ComparedCopy.init)?.notes.map(\.message))
    }
}

extension CDNAnswer {
    fileprivate var reasonForNoCopy: Message? {
        switch outcome {
        case .copy: nil
        case .refusal(let failure): failure.reason.map { "\(plain: $0)" } ?? "status \(failure.status)"
        case .unexpectedStatus(let status): "status \(status), which says nothing about the file"
        case .noAnswer: site.cdnCopy?.exchange?.failure?.inWords
        }
    }
}

extension SiteSurvey {
    /// Why Apple reads no file from the site, as a clause; nil if it does, and where the site was not asked.
    fileprivate var reasonForNoFile: Message? {
        switch wellKnown.exchange?.outcome {
        case nil, .notSeen: nil
        case .response, .failure: obstacleInWords
        }
    }
}

extension FetchReport.File {
    /// - Parameter reason: why Apple reads no file from there; nil if it reads one.
    fileprivate init(_ probe: LocationProbe, without reason: Message?) {
        let association = probe.fileState == .read ? probe.document?.association : nil
        self.init(
            state: probe.fileState, reason: reason,
            services: association.map { association in
                association.services.map {
                    FetchReport.Service(name: $0.rawValue, apps: association.identifiers(for: $0).count)
                }
            } ?? [])
    }
}

extension FetchReport.Hop {
    /// Nil if there is no exchange, or the request was not allowed.
    fileprivate init?(_ request: PurposefulExchange, at now: Instant) {
        guard let exchange = request.exchange, let outline = Report.Hop(request, facts: exchange.factsOfFailure)
        else { return nil }
        self.init(
            outline, addresses: exchange.attempts.map(FetchReport.Address.init),
            tls: exchange.tls.map { FetchReport.TLS($0, at: now) },
            headers: exchange.response?.headers?.map { FetchReport.Header($0.name, $0.value) })
    }
}

extension FetchReport.Address {
    fileprivate init(_ attempt: ConnectionAttempt) {
        let result: Result =
            switch attempt.result {
            case .connected: .connected
            case .failed: .failed
            case .refusedAsPrivate: .refusedAsPrivate
            case .unroutable: .unroutable
            }
        self.init(attempt.address, result: result)
    }
}

extension FetchReport.TLS {
    fileprivate init(_ facts: TLSFacts, at now: Instant) {
        self.init(
            version: facts.version, certificates: facts.certificates.map { FetchReport.Certificate($0, at: now) },
            problems: facts.problems.map { FetchReport.Problem($0.rawValue, $0.inWords) })
    }
}

extension FetchReport.Certificate {
    fileprivate init(_ certificate: Certificate, at now: Instant) {
        self.init(
            subject: certificate.subject, issuer: certificate.issuer, names: certificate.names,
            notBefore: certificate.notBefore.description, notAfter: certificate.notAfter.description,
            validity: certificate.validity(at: now))
    }
}

extension Certificate {
    /// The first and the last day, and how far they are.
    fileprivate func validity(at now: Instant) -> Message {
        let days: Message = "\(plain: notBefore.date) to \(plain: notAfter.date)"
        if now < notBefore { return "\(days), not valid for another \(.duration(Self.seconds(now, notBefore)))" }
        if notAfter < now { return "\(days), expired \(.duration(Self.seconds(notAfter, now))) ago" }
        return "\(days), \(.duration(Self.seconds(now, notAfter))) left"
    }

    private static func seconds(_ start: Instant, _ end: Instant) -> Int { end.seconds - start.seconds }
}

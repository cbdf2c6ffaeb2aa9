import AssociationModel
import Findings
import Judging
import TextFormats

extension Report.Exchange {
    /// The exchanges about a site: with the origin or what stands in for it, then with Apple's CDN. One in which no
    /// request was made is left out.
    static func exchanges(about site: SiteSurvey) -> [Report.Exchange] {
        let name = site.key.authority
        let origin = Report.Exchange(site: name, side: .origin, hops: site.originHops)
        let copy = Report.Exchange(site: name, side: .cdnCopy, hops: site.cdnHops)
        return [origin, copy].filter { !$0.hops.isEmpty }
    }
}

/// An exchange, and what its request was made for; the exchange is nil if there was none.
struct PurposefulExchange {
    let exchange: Exchange?
    let purpose: Message

    init(_ exchange: Exchange?, for purpose: Message) {
        self.exchange = exchange
        self.purpose = purpose
    }
}

extension SiteSurvey {
    /// The request for the file, where Apple reads it, and those that redirects led to.
    var redirectChain: [PurposefulExchange] {
        [PurposefulExchange(probes.first, for: "the file, where Apple reads it")]
            + probes.hops.dropFirst().map { PurposefulExchange($0, for: "the target of the redirect") }
    }

    /// The requests that show why the first failed, and those for other locations.
    var otherRequests: [PurposefulExchange] {
        let probes = probes
        var requests = [
            PurposefulExchange(probes.asBrowser, for: "the same request, made as a browser"),
            PurposefulExchange(probes.afterBrowser, for: "the same request, made again after the browser's"),
            PurposefulExchange(probes.withOldProtocols, for: "the same request, with old TLS versions allowed"),
            PurposefulExchange(
                probes.withIssuers, for: "the same request, with the issuer certificates that the server omits"),
            PurposefulExchange(probes.withAnyCertificate, for: "the same request, with any certificate accepted"),
        ]
        requests += underPaths.map { probe in
            let exchange = probe.location.kind == .wellKnown ? probe.exchange : probe.exchangeWithFile
            return PurposefulExchange(exchange, for: "a location under the path of the entitlement")
        }
        requests += elsewhere.map {
            PurposefulExchange($0.exchangeWithFile, for: "another location, which Apple does not read")
        }
        requests += nearMisses.map { PurposefulExchange($0.exchangeWithFile, for: "a file with a similar path") }
        return requests
    }

    /// The request for the CDN copy.
    var copyRequest: PurposefulExchange {
        PurposefulExchange(cdnCopy?.exchange, for: "Apple's CDN copy, which devices read")
    }

    fileprivate var originHops: [Report.Hop] {
        (redirectChain + otherRequests).compactMap { Report.Hop($0, facts: $0.exchange?.facts ?? []) }
    }

    fileprivate var cdnHops: [Report.Hop] {
        let answer = cdnAnswer
        let facts = (answer?.notesOnFreshness ?? []).map(\.message)
        let reason = answer?.refusal?.reason.map { ["Apple-Failure-Reason: \(plain: $0)" as Message] } ?? []
        let request = copyRequest
        return [Report.Hop(request, facts: (request.exchange?.facts ?? []) + facts + reason)].compactMap(\.self)
    }
}

extension LocationProbe {
    /// The exchange, unless a directory has no file at the location, which costs nothing to find out and says nothing.
    fileprivate var exchangeWithFile: Exchange? {
        exchange.flatMap { $0.file != nil && $0.response?.isSuccess != true ? nil : $0 }
    }
}

extension Report.Hop {
    /// Nil if there is no exchange, or the request was not allowed.
    ///
    /// - Parameter facts: what else is known of it, each as a line.
    init?(_ request: PurposefulExchange, facts: [Message]) {
        guard let exchange = request.exchange else { return nil }
        let outcome: Outcome
        switch exchange.outcome {
        case .response(let response): outcome = .status(response.status)
        case .failure(let failure): outcome = .failure(failure.inWords)
        case .notSeen(.local): outcome = .notMade("this machine could not make it")
        case .notSeen(.outOfTime): outcome = .notMade("the time for the host was used up")
        case .notSeen: return nil
        }
        self.init(
            request.purpose, url: exchange.request.url, responder: Responder(exchange.responder), outcome: outcome,
            content: exchange.response.flatMap(Content.init), redirectTarget: exchange.response?.redirectTarget,
            facts: facts, phases: exchange.timing?.phases ?? [])
    }
}

extension Report.Hop.Responder {
    fileprivate init(_ responder: Exchange.Responder) {
        switch responder {
        case .network: self = .network
        case .file(let path): self = .directory(path: path)
        case .recording: self = .recording
        }
    }
}

extension Report.Hop.Content {
    // A directory without the file has no body to speak of.
    fileprivate init?(_ response: Response) {
        if response.headers == nil, !response.isSuccess { return nil }
        self.init(mediaType: response.mediaType, size: response.body.count, isCut: response.bodyIsCut)
    }
}

extension Exchange {
    /// Why there was no response, as the library words it; empty if there was one, or no more is known.
    var factsOfFailure: [Message] { failure?.reason.map { ["\(plain: $0)"] } ?? [] }

    fileprivate var facts: [Message] {
        var facts = factsOfFailure
        facts += circumstances.map(\.message)
        facts += attempts.map(\.inWords)
        guard let tls else { return facts }
        if let version = tls.version { facts.append("\(plain: version)") }
        if let certificate = tls.certificates.first { facts.append(certificate.inWords) }
        facts += tls.problems.map(\.inWords)
        return facts
    }
}

extension Certificate {
    private static let shownNames = 3

    fileprivate var inWords: Message {
        let names = names.isEmpty ? [subject] : Array(names.prefix(Self.shownNames))
        let more = self.names.count - names.count
        let others: Message = more > 0 ? " and \(more) more" : ""
        let shown = Message.joined(names.map { "\(plain: $0)" }, by: ", ")
        return "certificate for \(shown)\(others), valid until \(plain: notAfter.date), issued by \(plain: issuer)"
    }
}

extension Timing {
    /// Where the time went. What is recorded may be incomplete, and need not add up.
    fileprivate var phases: [Report.Hop.Phase] {
        let ends: [(kind: Report.Hop.Phase.Kind, end: Double?)] = [
            (.lookup, resolved), (.connection, reached), (reached == nil ? .connection : .handshake, connected),
            (.waiting, firstByte), (lastPhase, total),
        ]
        var phases: [Report.Hop.Phase] = []
        var start = 0.0
        for case (let kind, let end?) in ends where end > start && end <= total {
            phases.append(Report.Hop.Phase(kind, seconds: end - start))
            start = end
        }
        return phases
    }

    /// What was under way when the exchange ended.
    private var lastPhase: Report.Hop.Phase.Kind {
        if firstByte != nil { return .transfer }
        if connected != nil { return .response }
        if reached != nil { return .handshake }
        return resolved != nil ? .connection : .whole
    }
}

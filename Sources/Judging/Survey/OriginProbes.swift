package import AssociationModel
import TextFormats

/// Everything that followed from one request: redirects, and probes that show why it failed.
package struct OriginProbes: Sendable {
    /// The first exchange, then those of the redirects' targets as long as they are https, at most ``hopLimit``.
    package private(set) var hops: [Exchange] = []
    private var probes: [Probe: Exchange] = [:]

    private enum Probe {
        case asBrowser
        case afterBrowser
        case withOldProtocols
        case withIssuers
        case withAnyCertificate
    }

    /// The same request as a browser, made when the first was refused or got a web page.
    package var asBrowser: Exchange? { probes[.asBrowser] }
    /// The same request once more, made when a browser got the file that the first did not.
    package var afterBrowser: Exchange? { probes[.afterBrowser] }
    /// The same request with old protocol versions allowed, made when the handshake failed.
    package var withOldProtocols: Exchange? { probes[.withOldProtocols] }
    /// The same request with the issuer certificates that the server should have sent, made when the certificate chain
    /// was not trusted and a certificate names the address of its issuer's.
    package var withIssuers: Exchange? { probes[.withIssuers] }
    /// The same request with any certificate accepted, made for the alternate modes, in which any certificate will do.
    package var withAnyCertificate: Exchange? { probes[.withAnyCertificate] }

    /// The most redirects that are followed.
    package static let hopLimit = 10
    /// The most missing issuer certificates that are fetched.
    static let issuerLimit = 3

    package var first: Exchange? { hops.first }

    /// The exchange whose response counts: the first; in an alternate mode, the one that accepts any certificate; the one
    /// after a browser's if it has the file, since the server then refuses nobody.
    package var decisive: Exchange? {
        if let first, let afterBrowser, afterBrowser.bringsFile { return afterBrowser.after(first) }
        return withAnyCertificate ?? first
    }

    /// No request at all.
    init() {}

    init(_ url: String, anyCertificate: Bool, asksFurther: Bool, _ plan: inout RequestPlan) {
        guard let first = plan.exchange(Request(url)) else { return }
        hops = asksFurther ? Self.hops(from: first, &plan) : [first]
        guard asksFurther else { return }
        if first.isRefusal, let asBrowser = plan.exchange(Request(url, as: .browser)) {
            probes[.asBrowser] = asBrowser
            if asBrowser.bringsFile { probes[.afterBrowser] = plan.exchange(Request(url, isRepeated: true)) }
        }
        if first.isHandshakeFailure {
            probes[.withOldProtocols] = plan.exchange(Request(url, security: .oldProtocols))
        }
        probes[.withIssuers] = Self.withIssuers(first, &plan)
        if anyCertificate, first.failure == .certificateRejected {
            probes[.withAnyCertificate] = plan.exchange(Request(url, security: .unverified))
        }
    }

    private static func hops(from first: Exchange, _ plan: inout RequestPlan) -> [Exchange] {
        var hops = [first]
        while hops.count <= hopLimit, let target = hops.last?.response?.redirectTarget,
            target.asciiLowercased.hasPrefix("https://"), !hops.contains(where: { $0.request.url == target }),
            let next = plan.exchange(Request(target))
        {
            hops.append(next)
        }
        return hops
    }

    private static func withIssuers(_ first: Exchange, _ plan: inout RequestPlan) -> Exchange? {
        guard first.failure == .certificateRejected, let tls = first.tls, tls.problems.contains(.untrusted),
            var last = tls.certificates.last
        else { return nil }
        var issuers: [[UInt8]] = []
        while issuers.count < issuerLimit, !last.isSelfIssued, let url = last.issuerURLs.first,
            let answer = plan.exchange(Request(url))?.response, answer.isSuccess,
            let issuer = try? Certificate(der: answer.body)
        {
            issuers.append(issuer.der)
            last = issuer
        }
        guard !issuers.isEmpty else { return nil }
        return plan.exchange(Request(first.request.url, security: .verifiedWith(intermediates: issuers)))
    }
}

extension Exchange {
    /// The path of the file that was looked for, where a directory stands in for the server.
    package var file: String? { if case .file(let path) = responder { path } else { nil } }

    /// Whether the response looks like that of a bot rule: a refusal, or a web page where a file was requested.
    package var isRefusal: Bool {
        guard let response else { return false }
        switch response.status {
        case 404, 410: return false
        case 400...499, 503: return true
        case 200...299: return BodyForm(response.body) == .html
        default: return false
        }
    }

    /// Whether the response has a file, as Apple's fetcher would take it.
    package var bringsFile: Bool {
        guard let response, response.status == 200 else { return false }
        switch BodyForm(response.body) {
        case .signed: return true
        case .json: return JSONParser.parse(response.body).root?.members != nil
        case .empty, .html, .other: return false
        }
    }

    /// Whether TLS was begun and not established, for another reason than the certificate.
    package var isHandshakeFailure: Bool {
        switch failure {
        case .tlsHandshakeFailed?: true
        case .connectionFailed?: attempts.contains { $0.result == .connected }
        default: false
        }
    }
}

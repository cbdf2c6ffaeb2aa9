package import AssociationModel
package import Findings
package import Judging
import TextFormats

/// The certificate chain that a site's server sent, and what was found wrong with it.
package struct CertificateChain: Scoped {
    package let site: SiteSurvey
    /// The certificates in the order sent, the server's own first; empty where they are not known.
    package let certificates: [Certificate]
    /// What is wrong; empty where the certificate chain was accepted.
    package let problems: [TLSFacts.Problem]
    /// Whether issuer certificates that the server does not send complete the certificate chain.
    package let isCompletedByIssuers: Bool
    /// Whether such certificates were tried, and still did not lead to a trusted root.
    package let isUntrustedWithIssuers: Bool
    package let scope: Scope
    private let url: String

    // A certificate chain that was refused for no known reason counts as untrusted, so that the refusal is reported.
    init?(_ site: SiteSurvey) {
        guard let first = site.probes.first else { return nil }
        let isRejected = first.failure == .certificateRejected
        if case .tlsHandshakeFailed = first.failure { return nil }
        let isSeen = first.tls.map { $0.version != nil || !$0.certificates.isEmpty } ?? false
        guard isRejected || isSeen else { return nil }
        self.site = site
        certificates = first.tls?.certificates ?? []
        let known = first.tls?.problems ?? []
        problems = !isRejected ? [] : known.isEmpty ? [.untrusted] : known
        isCompletedByIssuers = site.probes.withIssuers.map(Self.isTrusted) ?? false
        isUntrustedWithIssuers = site.probes.withIssuers?.tls?.problems.contains(.untrusted) ?? false
        scope = site.scope
        url = first.request.url
    }

    // With the issuers' certificates the chain is valid, or fails only for its dates or names.
    private static func isTrusted(_ exchange: Exchange) -> Bool {
        if exchange.failure == .certificateRejected {
            guard let problems = exchange.tls?.problems, !problems.isEmpty else { return false }
            return !problems.contains(.untrusted)
        }
        return exchange.response != nil
    }

    /// Whether the server leaves out a certificate that would lead to a trusted root.
    package var isIncomplete: Bool { problems.contains(.untrusted) && isCompletedByIssuers }

    /// Whether the certificate chain leads to no trusted root, even with the issuer certificates that could be fetched.
    package var isUntrusted: Bool { problems.contains(.untrusted) && !isCompletedByIssuers }

    /// Whether the server's own certificate has no subject alternative names.
    package var hasNoNames: Bool { certificates.first?.hasNoNames ?? false }

    /// Whether the server's own certificate has no host under its subject alternative names.
    package var hasNoHostNames: Bool { certificates.first.map { !$0.namesHost } ?? false }

    package var host: String { site.key.host }

    package var place: Place { .response(url: url) }

    /// A note for each certificate, with its subject, issuer and dates.
    package var certificateNotes: [Note] {
        certificates.enumerated().map { index, certificate in
            Note(
                """
                certificate \(index + 1) of the chain: subject \(certificate.subject), issuer \(certificate.issuer), \
                valid from \(plain: certificate.notBefore.description) until \
                \(plain: certificate.notAfter.description)
                """)
        }
    }

    /// Notes that name the addresses that sent the certificates.
    package var addressNotes: [Note] {
        site.probes.first?.attempts.filter { $0.result == .connected }.map {
            certificates.isEmpty ? Note($0.inWords) : Note("\(plain: $0.address) sent these certificates")
        } ?? []
    }

    /// An observation about the chain, with notes on what was sent and from where.
    func observation(_ message: Message, adding notes: [Note] = [], help: Message) -> Observation {
        Observation(message, at: place, notes: addressNotes + certificateNotes + notes, help: help)
    }

    /// Whether a certificate is the server's own, not one of an authority.
    func isOwn(_ certificate: Certificate) -> Bool { certificate.subject == certificates.first?.subject }

    /// Returns what a message calls one of the certificates, as the subject of a sentence.
    func name(of certificate: Certificate) -> Message {
        if isOwn(certificate) {
            return "the certificate that \(plain: host) sends, \(certificate.subject),"
        }
        return "the certificate \(certificate.subject) in the certificate chain of \(plain: host)"
    }

    /// The certificates that lead up from the server's own, each the issuer of the one before.
    package var path: [Certificate] {
        guard var last = certificates.first else { return [] }
        var path = [last]
        while !last.isSelfIssued, path.count < certificates.count,
            let issuer = certificates.dropFirst().first(where: { $0.subject == last.issuer })
        {
            path.append(issuer)
            last = issuer
        }
        return path
    }
}

extension Subjects {
    /// The certificate chains that must be valid: those of sites that Apple's CDN fetches from.
    var certificateChains: [CertificateChain] {
        once { sites.filter { !$0.isDirect }.compactMap(CertificateChain.init) }
    }

    /// The certificate chains of sites in an alternate mode, which devices contact themselves.
    var directCertificateChains: [CertificateChain] {
        once { sites.filter(\.isDirect).compactMap(CertificateChain.init) }
    }
}

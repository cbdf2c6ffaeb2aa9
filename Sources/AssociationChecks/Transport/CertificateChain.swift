package import AssociationModel
package import Findings
import TextFormats

/// The chain of certificates that a site's server showed, and what was found wrong with it.
package struct CertificateChain: Scoped {
    /// The site.
    package let site: SiteSurvey
    /// The certificates as sent, the server's own first; empty where they are not known.
    package let certificates: [Certificate]
    /// What is wrong; empty where the chain was accepted.
    package let problems: [TLSFacts.Problem]
    /// Whether an issuer's certificate that the server does not send completes the chain.
    package let isCompletedByIssuers: Bool
    /// Whether such a certificate was tried and does not lead to a trusted root.
    package let isUntrustedWithIssuers: Bool
    /// What a finding about it concerns.
    package let scope: Scope
    private let url: String

    // A chain that was refused for no known reason is taken to end in no trusted root, so that the refusal is told.
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

    // With the issuers' certificates the chain holds, or fails for its dates or names alone.
    private static func isTrusted(_ exchange: Exchange) -> Bool {
        if exchange.failure == .certificateRejected {
            guard let problems = exchange.tls?.problems, !problems.isEmpty else { return false }
            return !problems.contains(.untrusted)
        }
        return exchange.response != nil
    }

    /// Whether the server fails to send a certificate that a public chain needs.
    package var isIncomplete: Bool { problems.contains(.untrusted) && isCompletedByIssuers }

    /// Whether the chain ends in no trusted root, also with the issuers' certificates that could be had.
    package var isUntrusted: Bool { problems.contains(.untrusted) && !isCompletedByIssuers }

    /// The host.
    package var host: String { site.key.host }

    /// The place of every finding about it.
    package var place: Place { .response(url: url) }

    /// A note for each certificate: subject, issuer, dates.
    package var certificateNotes: [Note] {
        certificates.enumerated().map { index, certificate in
            Note("certificate \(index + 1) of the chain: \(certificate.summary)")
        }
    }

    /// The address whose certificates these are.
    package var addressNotes: [Note] {
        site.probes.first?.attempts.filter { $0.result == .connected }.map {
            Note("the certificates are those that \(plain: $0.address) sends")
        } ?? []
    }

    /// What a message calls one of the certificates.
    func name(of certificate: Certificate) -> Message {
        if certificate.subject == certificates.first?.subject {
            return "the certificate that \(plain: host) sends, \(certificate.subject),"
        }
        return "the certificate \(certificate.subject) in the chain of \(plain: host)"
    }

    /// The certificates that lead from the server's own upwards, each the issuer of the one before.
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

extension Certificate {
    /// Subject, issuer and dates in one line.
    var summary: Message {
        """
        subject \(subject), issuer \(issuer), valid from \(plain: notBefore.description) until \
        \(plain: notAfter.description)
        """
    }
}

extension Subjects {
    /// The chains that must be good: those of sites that Apple's CDN asks.
    var certificateChains: [CertificateChain] { sites.filter { !$0.isDirect }.compactMap(CertificateChain.init) }

    /// The chains of sites in an alternate mode, which devices ask themselves.
    var directCertificateChains: [CertificateChain] { sites.filter(\.isDirect).compactMap(CertificateChain.init) }
}

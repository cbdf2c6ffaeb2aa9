import AssociationModel
import Findings
import Judging
import TextFormats

extension TransportChecks {
    /// The server's certificate is valid for more days than Apple's systems accept.
    static let certificateTooLongLived = Check(
        "AD225", "certificate-too-long-lived", .warning, since: "0.1.0", evidence: .documented,
        citations: [.trustedCertificates, .limitedCertificates],
        explanation: """
            ## What it finds
            The certificate chain is accepted here, but the server's certificate is valid for more days than Apple's \
            systems allow: 825 for every certificate that was issued since 1 July 2019, and 398 for those that \
            authorities known to the system issued since 1 September 2020.

            ## Why it matters
            Apple says that connections to such a server fail, in apps and in Safari. Whether its CDN keeps to that \
            too is not documented, so this is a warning. Public authorities issue no such certificates, so it is \
            likely that yours is from a private one that this machine trusts, and Apple's CDN does not.

            ## How to fix it
            Get a certificate from a public authority, which also renews it automatically. If you issue it yourself, \
            make it valid for 397 days or less: `openssl x509 -req -days 397 …`. To see its dates:

                openssl s_client -connect example.com:443 -servername example.com </dev/null | openssl x509 -noout -dates
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.problems.isEmpty, let own = chain.certificates.first, let limit = own.exceededLimit else {
            return nil
        }
        let days = (own.notAfter.seconds - own.notBefore.seconds + 86_399) / 86_400
        return chain.observation(
            """
            \(chain.name(of: own)) is valid for \(days) days; Apple's systems accept at most \(limit.days) from \
            \(limit.authorities)
            """,
            help: "get a certificate that is valid for 397 days or less from a public authority")
    }
}

extension Certificate {
    /// The limit on its days that it exceeds: of any authority since 1 July 2019, of those that Apple's systems know since
    /// 1 September 2020. A day has 86,400 seconds.
    fileprivate var exceededLimit: (days: Int, authorities: Message)? {
        let limits: [(since: Instant?, days: Int, authorities: Message)] = [
            (Instant("2019-07-01T00:00:00Z"), 825, "any authority"),
            (Instant("2020-09-01T00:00:00Z"), 398, "a public authority"),
        ]
        let limit = limits.first { limit in
            guard let since = limit.since else { return false }
            return since <= notBefore && notBefore.advanced(bySeconds: limit.days * 86_400) < notAfter
        }
        return limit.map { ($0.days, $0.authorities) }
    }
}

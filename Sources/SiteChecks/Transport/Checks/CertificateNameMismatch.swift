import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The server's certificate does not cover the host.
    static let certificateNameMismatch = Check(
        "AD218", "certificate-name-mismatch", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .trustedCertificates, .certificates],
        explanation: """
            ## What it finds
            The server sends a certificate that does not cover the host named in the entitlement. The message lists \
            the names that it covers.

            ## Why it matters
            Apple requires a valid certificate, and a certificate is valid only for its names: those under *Subject \
            Alternative Name*, because Apple's systems do not look at the common name. `*.example.com` covers \
            `www.example.com`, but neither `example.com` nor `a.b.example.com`.

            ## How to fix it
            Get a certificate that lists the host itself and the names it has now. If the certificate carries the \
            name of a hosting service, the domain is not yet connected to that service, or the server has no entry for \
            this name and sends its default certificate. For an entitlement with `*.example.com`, the file is read \
            from `example.com`, so the bare domain needs a certificate too.
            """,
        of: \.certificateChains
    ) { chain in
        // Without DNS names, the finding that says so includes the mismatch.
        guard chain.problems.contains(.nameMismatch), !chain.hasNoHostNames else { return nil }
        return chain.observation(
            "the certificate that \(plain: chain.host) sends does not cover that name\(chain.otherNames)",
            help: "use a certificate whose subject alternative names include \(chain.host)")
    }
}

extension CertificateChain {
    // As many as fit in one line.
    private static let shownNames = 8

    fileprivate var otherNames: Message {
        certificates.first.map { ": it covers \(.list($0.names, atMost: Self.shownNames))" } ?? ""
    }
}

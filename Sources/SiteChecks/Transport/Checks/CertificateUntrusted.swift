import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The certificate chain does not lead to a trusted root, or is refused for a reason that no other check covers.
    static let certificateUntrusted = Check(
        "AD215", "certificate-untrusted", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .trustedCertificates],
        explanation: """
            ## What it finds
            The server's certificates do not lead to a root that is trusted here: a self-signed certificate, a private \
            authority, or a certificate chain whose last certificate has an unknown issuer. A certificate chain that \
            is refused for a reason other than its dates and names is reported here too, and the message names the \
            reason: the purpose of a certificate, its key usage, an authority's constraints on names or on the \
            authorities below it, a critical extension, a key or a signature that is too weak.

            ## Why it matters
            Apple requires a valid certificate under a root that its systems trust, and says that private roots do not \
            count outside the alternate modes. Apple's list of roots differs slightly from the one on this machine; \
            public authorities are on both.

            ## How to fix it
            Use a certificate from a public authority. If yours is from one, the server probably does not send the \
            intermediate certificate: configure the whole certificate chain (`fullchain.pem`, not `cert.pem`) and \
            compare with `openssl s_client -connect example.com:443 -servername example.com -showcerts`. During \
            development, `?mode=developer` accepts any certificate; `--cacert` lets this tool trust your own root.
            """,
        of: \.certificateChains
    ) { chain in
        let others = chain.problems.filter(\.isOfAnotherKind).map { $0 == .other ? otherReason : $0.inWords }
        guard chain.isUntrusted || !others.isEmpty else { return nil }
        let message: Message =
            chain.isUntrusted
            ? chain.untrustedEnd
            : "the certificate chain of \(plain: chain.host) is refused: \(Message.joined(others, by: "; "))"
        return Observation(
            message, at: chain.place,
            notes: (chain.isUntrusted ? others.map { Note($0) } : []) + chain.addressNotes + chain.certificateNotes
                + chain.notesOnMissingIssuer,
            help: "use a certificate from a public authority, and send its whole certificate chain")
    }

    private static let otherReason: Message = "the TLS library gives a reason other than its dates, names or root"
}

extension CertificateChain {
    fileprivate var untrustedEnd: Message {
        guard let last = certificates.last else { return "the certificate of \(plain: host) is not trusted" }
        if certificates.count == 1, last.isSelfIssued {
            return "\(name(of: last)) is self-signed"
        }
        return last.isSelfIssued
            ? "the certificate chain of \(plain: host) ends in \(last.subject), a root that is not trusted"
            : "the certificate chain of \(plain: host) ends in \(last.subject), whose issuer \(last.issuer) is not trusted"
    }

    fileprivate var notesOnMissingIssuer: [Note] {
        guard isUntrusted, let last = certificates.last, !last.isSelfIssued else { return [] }
        return [
            isUntrustedWithIssuers
                ? Note(
                    """
                    the certificate \(last.issuer) was fetched from its authority, but does not lead to a trusted \
                    root either
                    """)
                : Note("the server may have left out the intermediate certificate \(last.issuer)")
        ]
    }
}

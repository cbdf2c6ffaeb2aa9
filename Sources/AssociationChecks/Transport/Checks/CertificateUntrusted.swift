import AssociationModel
import Findings

extension Check {
    /// The chain ends in no trusted root.
    static let certificateUntrusted = Check(
        "AD215", "certificate-untrusted", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .trustedCertificates],
        explanation: """
            ## What it finds
            The server's certificates do not lead to a root that is trusted here: a self-signed certificate, a private \
            authority, or a chain whose end is signed by somebody unknown. A chain that is refused for another reason \
            than its dates and names, such as a weak signature, is told under this name too.

            ## Why it matters
            Apple asks for a valid certificate under a root that its systems trust, and says that private roots do not \
            count outside the alternate modes. Apple's list of roots is not quite the one of this machine; public \
            authorities are on both.

            ## How to fix it
            Use a certificate of a public authority. If yours is public, the server probably does not send the \
            intermediate certificate: configure the whole chain (`fullchain.pem`, not `cert.pem`) and compare with \
            `openssl s_client -connect example.com:443 -servername example.com -showcerts`. While developing, \
            `?mode=developer` accepts any certificate; `--cacert` lets this tool trust your own root.
            """,
        of: \.certificateChains
    ) { chain in
        let isOther = chain.problems.contains(.other)
        guard chain.isUntrusted || isOther else { return [] }
        let message: Message =
            chain.isUntrusted
            ? chain.untrustedEnd
            : """
            the certificate chain of \(plain: chain.host) is refused for another reason than its dates, names and \
            root, such as a weak signature or a wrong purpose
            """
        return [
            Observation(
                message, at: chain.place,
                notes: chain.addressNotes + chain.certificateNotes + chain.notesOnMissingIssuer,
                help: "use a certificate of a public authority, and send its whole chain")
        ]
    }
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
                    "the certificate \(last.issuer) was fetched from its authority and leads to no trusted root either")
                : Note("the server may have left out the intermediate certificate \(last.issuer)")
        ]
    }
}

import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The server's certificate has no subject alternative name, and Apple's systems ignore the common name.
    static let certificateWithoutSAN = Check(
        "AD221", "certificate-without-san", .error, since: "0.1.0", evidence: .documented,
        citations: [.trustedCertificates, .supportingDomains, .certificates],
        explanation: """
            ## What it finds
            The server's certificate names no host under *Subject Alternative Name*. At best the host is in its common \
            name.

            ## Why it matters
            Since iOS 13 and macOS 10.15, Apple's systems look for the host only among the subject alternative names, \
            and connections to a server without one fail. Other software may still accept the common name (curl with \
            OpenSSL does), so the file seems to be served. Public authorities have long put every name there; what \
            lacks it comes from a private authority or an old script.

            ## How to fix it
            Get a certificate from a public authority, or add the name when you make your own: `openssl req -x509 … \
            -addext "subjectAltName=DNS:example.com"`. To look at a certificate:

                openssl s_client -connect example.com:443 -servername example.com </dev/null | openssl x509 -noout -ext subjectAltName
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.hasNoNames, let own = chain.certificates.first else { return nil }
        return Observation(
            "the certificate that \(plain: chain.host) sends has no subject alternative name, so Apple refuses it",
            at: chain.place,
            notes: [chain.noteOnSubject(own)] + chain.addressNotes + chain.certificateNotes,
            help: "use a certificate whose subject alternative names include \(chain.host)")
    }
}

extension CertificateChain {
    fileprivate func noteOnSubject(_ own: Certificate) -> Note {
        problems.contains(.nameMismatch)
            ? Note("its subject \(own.subject) is not for \(plain: host) either")
            : Note("its subject is \(own.subject); Apple's systems don't look there for the host since iOS 13")
    }
}

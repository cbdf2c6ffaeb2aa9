import AssociationModel
import Findings
import UniversalLinks

extension Check {
    /// The certificate is for other names.
    static let certificateNameMismatch = Check(
        "AD218", "certificate-name-mismatch", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .trustedCertificates, .certificates],
        explanation: """
            ## What it finds
            The server shows a certificate that is not for the host that the entitlement names. The message lists the \
            names that it is for.

            ## Why it matters
            Apple asks for a valid certificate, and a certificate is valid for its names only: those under *Subject \
            Alternative Name*, as Apple's systems do not look at the common name. `*.example.com` covers \
            `www.example.com`, but neither `example.com` nor `a.b.example.com`.

            ## How to fix it
            Have a certificate issued that lists the host itself, beside the names it has now. If a hosting service's \
            own name stands there, the domain is not yet connected to it, or the server has no entry for this name \
            and shows its default certificate. An entitlement for `*.example.com` is read from `example.com`, so the \
            bare domain needs a certificate too.
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.problems.contains(.nameMismatch) else { return [] }
        return [
            Observation(
                "the certificate that \(plain: chain.host) sends is not for that name\(chain.otherNames)",
                at: chain.place, notes: chain.addressNotes + chain.certificateNotes,
                help: "use a certificate whose alternative names include \(chain.host)")
        ]
    }
}

extension CertificateChain {
    // As many as a line can take.
    private static let shownNames = 8

    fileprivate var otherNames: Message {
        guard let own = certificates.first else { return "" }
        if own.names.isEmpty { return ": it has no alternative names" }
        if own.names.count <= Self.shownNames { return ", but for \(list: own.names)" }
        let shown = Message.joined(own.names.prefix(Self.shownNames).map { "\($0)" }, by: ", ")
        return ", but for \(shown) and \(own.names.count - Self.shownNames) more"
    }
}

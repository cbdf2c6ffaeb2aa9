import AssociationModel
import Findings
import Judging
import TextFormats

extension TransportChecks {
    /// A certificate that the server sends is not valid yet.
    static let certificateNotYetValid = Check(
        "AD217", "certificate-not-yet-valid", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .certificates],
        explanation: """
            ## What it finds
            A certificate in the certificate chain that the server sends becomes valid only in the future. The message \
            says which and when; the notes give the subject, issuer and dates of each.

            ## Why it matters
            Apple requires a valid certificate, and this one is not valid yet. Until it is, Apple's CDN cannot fetch \
            the file.

            ## How to fix it
            Keep the old certificate in place until the new one becomes valid, or get one that is valid immediately. \
            Authorities usually backdate certificates by an hour, so a later date suggests a certificate that you made \
            yourself. Check the clock of the machine that made it, and the clock of this machine too: if `date -u` is \
            wrong here, the finding is about this machine and not about the server.
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.problems.contains(.notYetValid) else { return nil }
        let now = chain.site.now
        let message: Message =
            if let first = chain.certificates.first(where: { now < $0.notBefore }) {
                "\(chain.name(of: first)) is not valid before \(plain: first.notBefore.description)"
            } else {
                "a certificate in the certificate chain of \(plain: chain.host) is not valid yet"
            }
        return chain.observation(
            message,
            help: "use a certificate that is valid now; if this machine's clock is wrong, set it")
    }
}

import AssociationModel
import Findings
import TextFormats

extension Check {
    /// A certificate's time has not come.
    static let certificateNotYetValid = Check(
        "AD217", "certificate-not-yet-valid", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .certificates],
        explanation: """
            ## What it finds
            A certificate of the chain that the server shows begins to be valid only in the future. The message says \
            which and when; the notes give subject, issuer and dates of each.

            ## Why it matters
            Apple asks for a valid certificate, and one whose time has not come is not. Until then its CDN cannot \
            fetch the file.

            ## How to fix it
            Keep the old certificate in place until the new one begins, or have one issued that begins at once; \
            authorities usually date them an hour back, so a later date points to a certificate of your own making. \
            Look at the clock of the machine that made it, and at the clock of this machine too: if `date -u` is \
            wrong here, the finding is about this machine and not about the server.
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.problems.contains(.notYetValid) else { return [] }
        let now = chain.site.now
        let message: Message =
            if let first = chain.certificates.first(where: { now < $0.notBefore }) {
                "\(chain.name(of: first)) is not valid before \(plain: first.notBefore.description)"
            } else {
                "a certificate in the chain of \(plain: chain.host) is not valid yet"
            }
        return [
            Observation(
                message, at: chain.place, notes: chain.addressNotes + chain.certificateNotes,
                help: "use a certificate that is valid now; if the clock of this machine is wrong, set it")
        ]
    }
}

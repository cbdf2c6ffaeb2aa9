import AssociationModel
import Findings

extension Check {
    /// A bad certificate where an alternate mode accepts it.
    static let certificateUnverifiedInDeveloperMode = Check(
        "AD222", "certificate-unverified-in-developer-mode", .warning, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .wwdc20UniversalLinks],
        explanation: """
            ## What it finds
            The entitlement has an alternate mode, and the server's certificate is one that would be refused without \
            it: expired, for another name, or of a private authority. The message says what is wrong.

            ## Why it matters
            In developer mode any certificate will do, including one that the system does not trust, so this is no \
            error. But builds for TestFlight, the App Store and notarisation ignore that mode: the same server then \
            fails. For the managed mode Apple's pages do not say that any certificate will do; a private root that \
            the management profile installs may be what makes it work.

            ## How to fix it
            Nothing, while you develop. Before you ship, give the server a certificate of a public authority for the \
            name, with its whole chain, and take `?mode=developer` out of the entitlement. For managed devices install \
            the root by the profile, and check with `--cacert`.
            """,
        of: \.directCertificateChains
    ) { chain in
        guard !chain.problems.isEmpty else { return [] }
        let mode = chain.site.key.mode?.rawValue ?? ""
        return [
            Observation(
                """
                the certificate that \(plain: chain.host) sends \(Message.joined(chain.faults, by: " and ")); only an \
                alternate mode, here \(mode), may accept it
                """,
                at: chain.place, notes: chain.addressNotes + chain.certificateNotes,
                help: "give the host a certificate of a public authority before the mode is taken out")
        ]
    }
}

extension CertificateChain {
    fileprivate var faults: [Message] {
        problems.map { problem in
            switch problem {
            case .expired: "has expired"
            case .notYetValid: "is not valid yet"
            case .nameMismatch: "is for other names"
            case .untrusted: isCompletedByIssuers ? "lacks its intermediate" : "has no trusted root"
            case .other: "is refused for another reason"
            }
        }
    }
}

import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The certificate would be refused outside the alternate mode.
    static let certificateUnverifiedInDeveloperMode = Check(
        "AD222", "certificate-unverified-in-developer-mode", .warning, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .wwdc20UniversalLinks],
        explanation: """
            ## What it finds
            The entitlement has an alternate mode, and the server's certificate would be refused without it: it has \
            expired, is for another name, or comes from a private authority. The message says what is wrong.

            ## Why it matters
            In developer mode any certificate will do, including one that the system does not trust, so this is not an \
            error. But builds for TestFlight, the App Store and notarisation ignore that mode, and with the same \
            server they fail. For the managed mode, Apple's pages do not say that any certificate will do; a private \
            root that the management profile installs may be what makes it work.

            ## How to fix it
            During development, nothing. Before you ship, give the server a certificate from a public authority for \
            the name, with its whole certificate chain, and remove `?mode=developer` from the entitlement. For managed \
            devices, install the root with the profile, and check with `--cacert`.
            """,
        of: \.directCertificateChains
    ) { chain in
        guard !chain.faults.isEmpty else { return nil }
        let mode = chain.site.key.mode?.rawValue ?? ""
        return chain.observation(
            """
            the certificate that \(plain: chain.host) sends \(Message.joined(chain.faults, by: " and ")); only an \
            alternate mode (here \(mode)) may accept it
            """,
            help: "install a certificate from a public authority before you remove the mode")
    }
}

extension CertificateChain {
    // Without alternative names a certificate is for no other names either.
    fileprivate var faults: [Message] {
        let known: [Message] = problems.filter { !hasNoHostNames || $0 != .nameMismatch }.map { problem in
            switch problem {
            case .expired: "has expired"
            case .notYetValid: "is not valid yet"
            case .nameMismatch: "is for other names"
            case .untrusted: isCompletedByIssuers ? "lacks its intermediate certificate" : "has no trusted root"
            case .other: "is refused for another reason"
            default: "is refused, because \(problem.inWords)"
            }
        }
        let names: [Message] =
            hasNoNames
            ? ["has no subject alternative name"]
            : hasNoHostNames ? ["has no DNS name among its subject alternative names"] : []
        return known + names
    }
}

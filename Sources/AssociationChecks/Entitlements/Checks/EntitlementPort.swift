import AssociationModel
import Findings

extension Check {
    /// A port follows the domain.
    static let entitlementPort = Check(
        "AD130", "entitlement-port", .warning, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks, .passwordAutoFillDomains],
        explanation: """
            ## What it finds
            A port follows the domain in an entry of another service than `applinks`.

            ## Why it matters
            Old pages of Apple's show a port in an entry, the present ones do not, and for `applinks` Apple says \
            that it does not work. What it does for the other services is not documented.

            ## How to fix it
            Serve the file on port 443 and write the domain alone:

                webcredentials:example.com:8443     doubtful
                webcredentials:example.com          right
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let port = entry.port, entry.portNumber != nil,
            entry.knownService != .applinks
        else { return [] }
        return [
            Observation(
                "the entry \(entry.raw) has the port \(plain: port.text), which Apple no longer documents",
                at: subject.claim.place(of: SourceSpan(port.span.start - 1, port.span.end)), label: "a port",
                help: subject.correction.map { "\($0), and serve the file on port 443" } ?? "remove the port")
        ]
    }
}

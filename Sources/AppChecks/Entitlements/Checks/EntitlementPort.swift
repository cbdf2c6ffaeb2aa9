import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An entry of a service other than `applinks` has a port after the domain.
    static let entitlementPort = Check(
        "AD130", "entitlement-port", .warning, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks, .passwordAutoFillDomains],
        explanation: """
            ## What it finds
            A port follows the domain in an entry of a service other than `applinks`.

            ## Why it matters
            Old pages of Apple's documentation show a port in an entry, the current ones do not, and for `applinks` \
            Apple says that it does not work. Its effect for the other services is not documented.

            ## How to fix it
            Serve the file on port 443 and write only the domain:

                webcredentials:example.com:8443     doubtful
                webcredentials:example.com          right
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let port = entry.port, entry.portNumber != nil,
            entry.knownService != .applinks
        else { return nil }
        return Observation(
            "the entry \(entry.raw) has the port \(plain: port.text), which Apple no longer documents",
            at: subject.claim.place(of: SourceSpan(port.span.start - 1, port.span.end)),
            help: subject.correction.map { "\($0), and serve the file on port 443" } ?? "remove the port",
            repair: subject.repair)
    }
}

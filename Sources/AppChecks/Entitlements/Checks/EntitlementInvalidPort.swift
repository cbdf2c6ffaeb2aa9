import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// A colon after the domain is not followed by a port.
    static let entitlementInvalidPort = Check(
        "AD132", "entitlement-invalid-port", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain],
        explanation: """
            ## What it finds
            A colon follows the domain, and after it comes nothing, or something that is not a number from 1 to 65535.

            ## Why it matters
            Apple documents a service, one colon and a domain. A second colon without a port after it has no meaning \
            in any form of the entry that Apple ever documented.

            ## How to fix it
            Remove the colon and everything after it:

                webcredentials:example.com:          wrong
                webcredentials:example.com:https     wrong
                webcredentials:example.com           right
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.problem == nil, let port = entry.port, entry.hasInvalidPort, entry.hostProblem == nil else {
            return nil
        }
        return subject.observation(
            port.text.isEmpty
                ? "\(entry.raw) has a colon after the domain, but no port follows"
                : "\(entry.raw) has \(port.text) after the domain, where only a port could follow",
            at: SourceSpan(port.span.start - 1, port.span.end), label: "not a port",
            orElse: "remove the colon and everything after it")
    }
}

import AssociationModel
import Findings

extension Check {
    /// What follows the domain and a colon is no port.
    static let entitlementInvalidPort = Check(
        "AD132", "entitlement-invalid-port", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain],
        explanation: """
            ## What it finds
            A colon follows the domain, and after it comes nothing, or something that is no number from 1 to 65535.

            ## Why it matters
            Apple documents a service, one colon and a domain. With a second colon and no port after it the string \
            has no meaning in any form of the entry that Apple ever documented.

            ## How to fix it
            Remove the colon and what follows it:

                webcredentials:example.com:          wrong
                webcredentials:example.com:https     wrong
                webcredentials:example.com           right
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.problem == nil, let port = entry.port, entry.hasInvalidPort, entry.hostProblem == nil else {
            return []
        }
        let place = subject.claim.place(of: SourceSpan(port.span.start - 1, port.span.end))
        return [
            Observation(
                port.text.isEmpty
                    ? "\(entry.raw) ends its domain with a colon, and no port follows"
                    : "\(entry.raw) has \(port.text) where only a port could stand",
                at: place, label: "no port", help: subject.correction ?? "remove the colon and what follows it")
        ]
    }
}

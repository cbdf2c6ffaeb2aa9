import AssociationModel
import Findings

extension Check {
    /// A slash ends the domain.
    static let entitlementTrailingSlash = Check(
        "AD123", "entitlement-trailing-slash", .warning, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .wwdc19UniversalLinks],
        explanation: """
            ## What it finds
            A slash stands after the domain, and no path follows it.

            ## Why it matters
            Apple asks for the domain alone, without a slash at its end. What a device makes of the slash is not \
            documented: it may take the entry for the domain, or for another name that no server answers to.

            ## How to fix it
            Remove the slash:

                webcredentials:example.com/     doubtful
                webcredentials:example.com      right
            """,
        of: \.claims
    ) { subject in
        // A slash after a scheme is part of the same pasted URL.
        guard let entry = subject.statedEntry, let path = entry.path, entry.hasTrailingSlashOnly, entry.scheme == nil
        else { return [] }
        return [
            Observation(
                "the entry \(entry.raw) has \(path.text) after the domain", at: subject.claim.place(of: path.span),
                label: "nothing may follow the domain", help: subject.correction ?? "remove \(path.text)")
        ]
    }
}

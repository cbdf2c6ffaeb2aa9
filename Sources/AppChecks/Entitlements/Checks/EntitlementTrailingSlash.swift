import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An entry has a slash after the domain.
    static let entitlementTrailingSlash = Check(
        "AD123", "entitlement-trailing-slash", .warning, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .wwdc19UniversalLinks],
        explanation: """
            ## What it finds
            A slash follows the domain, without a path.

            ## Why it matters
            Apple requires the domain alone, without a trailing slash. What a device does with the slash is not \
            documented: it may ignore it, or it may look for another name that no server answers to.

            ## How to fix it
            Remove the slash:

                webcredentials:example.com/     doubtful
                webcredentials:example.com      right
            """,
        of: \.claims
    ) { subject in
        // With a scheme, the slash is part of the same pasted URL, which `entitlement-has-scheme` reports.
        guard let entry = subject.statedEntry, let path = entry.path, entry.hasTrailingSlashOnly, entry.scheme == nil
        else { return nil }
        return subject.observation(
            "the entry \(entry.raw) has \(path.text) after the domain", at: path.span,
            label: "nothing may follow the domain", orElse: "remove \(path.text)")
    }
}

import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An entry has a scheme before the domain.
    static let entitlementHasScheme = Check(
        "AD120", "entitlement-has-scheme", .error, since: "0.1.0", evidence: .reported,
        citations: [.configuringDomain, .forum("772659")],
        explanation: """
            ## What it finds
            The entry has `https://`, or another scheme or slashes, before the domain, as if it were a URL.

            ## Why it matters
            An entry is a service, a colon and a domain; Apple documents no scheme in it. Developers report again and \
            again that they pasted a URL and that no association was made.

            ## How to fix it
            Remove the scheme and everything after the domain:

                webcredentials:https://example.com/     wrong
                webcredentials:example.com              right

            The file is always fetched over https; an entry can't ask for another scheme.
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let scheme = entry.scheme else { return nil }
        return subject.observation(
            "the entry \(entry.raw) has \(scheme.text) before the domain", at: scheme.span,
            label: "no scheme belongs here", orElse: "remove \(scheme.text)")
    }
}

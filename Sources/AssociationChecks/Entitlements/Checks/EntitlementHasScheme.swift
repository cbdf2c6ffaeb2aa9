import AssociationModel
import Findings

extension Check {
    /// A scheme stands before the domain.
    static let entitlementHasScheme = Check(
        "AD120", "entitlement-has-scheme", .error, since: "0.1.0", evidence: .reported,
        citations: [.configuringDomain, .forum("772659")],
        explanation: """
            ## What it finds
            The entry holds `https://`, or another scheme or slashes, before the domain, as if it were a URL.

            ## Why it matters
            An entry is a service, a colon and a domain; Apple documents no scheme in it. A pasted URL is a mistake \
            that developers report again and again, and the association does not come about.

            ## How to fix it
            Remove the scheme and everything after the domain:

                webcredentials:https://example.com/     wrong
                webcredentials:example.com              right

            The file is always fetched by https; there is no way to ask for another.
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let scheme = entry.scheme else { return [] }
        return [
            Observation(
                "the entry \(entry.raw) has \(scheme.text) before the domain", at: subject.claim.place(of: scheme.span),
                label: "a scheme has no place here", help: subject.correction ?? "remove \(scheme.text)")
        ]
    }
}

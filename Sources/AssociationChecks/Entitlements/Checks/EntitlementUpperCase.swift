import AssociationModel
import Findings
import TextFormats

extension Check {
    /// The domain is not in lower case.
    static let entitlementUpperCase = Check(
        "AD145", "entitlement-upper-case", .note, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .supportingDomains],
        explanation: """
            ## What it finds
            The domain holds upper-case letters.

            ## Why it matters
            Names in DNS do not depend on case, and hosts are compared without it, so this is no mistake. Lower case \
            is how the domain appears everywhere else (in logs, on Apple's CDN, in `swcutil`), and makes it easier \
            to find and to compare.

            ## How to fix it
            Write the domain in lower case:

                webcredentials:Example.com     works
                webcredentials:example.com     better
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, entry.hostProblem == nil,
            entry.host.text.utf8.contains(where: \.isASCIIUpper)
        else { return [] }
        return [
            Observation(
                "the domain \(entry.host.text) is not in lower case", at: subject.claim.place(of: entry.host.span),
                label: "upper-case letters", help: "write \(entry.pattern)")
        ]
    }
}

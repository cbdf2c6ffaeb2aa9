import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// The domain of an entry has upper-case letters.
    static let entitlementUpperCase = Check(
        "AD145", "entitlement-upper-case", .note, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .supportingDomains],
        explanation: """
            ## What it finds
            The domain has upper-case letters.

            ## Why it matters
            Names in DNS do not depend on case, and hosts are compared without it, so this is not a mistake. But the \
            domain is in lower case everywhere else (in logs, on Apple's CDN, in `swcutil`), and the same spelling is \
            easier to find and to compare.

            ## How to fix it
            Write the domain in lower case:

                webcredentials:Example.com     works
                webcredentials:example.com     better
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, entry.hostProblem == nil,
            entry.host.text.utf8.contains(where: \.isASCIIUpper)
        else { return nil }
        return subject.observation(
            "the domain \(entry.host.text) is not in lower case", at: entry.host.span, label: "upper-case letters",
            orElse: "write \(entry.pattern)")
    }
}

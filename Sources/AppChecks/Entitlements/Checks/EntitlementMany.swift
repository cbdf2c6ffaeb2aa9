import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// The entries name more domains than Apple once advised.
    static let entitlementMany = Check(
        "AD162", "entitlement-many", .note, since: "0.1.0", evidence: .documented,
        citations: [.universalLinksGuide, .handoff],
        explanation: """
            ## What it finds
            The entries name more than 30 different domains.

            ## Why it matters
            Apple's older guides advise no more than about 20 to 30 domains, and do not say what happens beyond that; \
            the current documentation gives no number, and apps with more are known to work. Each domain is a file \
            that every device requests when the app is installed.

            ## How to fix it
            Remove domains that are no longer in use. Subdomains of one domain can share an entry and a file:

                applinks:*.example.com
                applinks:example.com
            """,
        of: \.lists
    ) { subject in
        let limit = 30
        var seen: Set<String> = []
        var beyond: Claim?
        for claim in subject.list.claims where claim.entry.impliedService == nil && claim.entry.problem == nil {
            if seen.insert(claim.entry.pattern).inserted, seen.count == limit + 1 { beyond = claim }
        }
        guard let beyond else { return nil }
        return Observation(
            "the entries claim \(seen.count) domains; Apple once advised at most about \(limit)", at: beyond.place,
            label: "the first one over \(limit)",
            help: "remove domains that are not in use, or cover subdomains with a wildcard")
    }
}

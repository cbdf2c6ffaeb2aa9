import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// Two entries have the same service and host.
    static let entitlementDuplicate = Check(
        "AD160", "entitlement-duplicate", .warning, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain],
        explanation: """
            ## What it finds
            Two entries name the same service and the same domain, ignoring case. Entries with different modes are not \
            the same.

            ## Why it matters
            The second adds nothing. It often points to a mistake: another service or another host was meant, and is \
            now missing.

            ## How to fix it
            Remove the second entry, or write the one that was meant, such as the other service of the same domain:

                webcredentials:example.com
                applinks:example.com
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, entry.buildSetting == nil,
            let first = subject.siblings.repeated(at: subject.index)
        else { return nil }
        return Observation(
            "the entry \(entry.raw) repeats an earlier one", at: subject.claim.place, label: "duplicate",
            notes: [Note("the earlier entry is \(first.entry.raw)", at: first.place)],
            help: "remove it, or write the service or domain that was meant")
    }
}

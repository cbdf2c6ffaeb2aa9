import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// The `details` of `applinks` has no entry, or only empty ones.
    static let detailsEmpty = Check(
        "AD456", "details-empty", .warning, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .supportingDomains],
        advisers: [.provider],
        explanation: """
            ## What it finds
            The `details` in `applinks` is empty, or contains nothing but empty objects.

            ## Why it matters
            Universal links take their apps and patterns only from `details`, so no link of the site opens an app. If \
            you want to switch links off, this does it; otherwise a template was not filled in.

            ## How to fix it
            Add the entries, or remove `applinks` if the site has no universal links:

                "details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}]
            """,
        of: \.appLinks
    ) { subject in
        guard let details = subject.appLinks.detailsMember, !details.value.isNull,
            details.value.isVacant || details.value.elements?.allSatisfy({ $0.members?.isEmpty == true }) == true
        else { return nil }
        return Observation(
            "\("details") is empty, so no link opens an app", at: subject.document.place(details.value.span),
            label: "names no app and no link", help: "add an entry: {\"appIDs\": […], \"components\": […]}")
    }
}

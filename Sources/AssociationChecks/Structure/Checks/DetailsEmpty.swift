import AssociationModel
import Findings
import TextFormats

extension Check {
    /// “details” of applinks is empty.
    static let detailsEmpty = Check(
        "AD456", "details-empty", .warning, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .supportingDomains],
        explanation: """
            ## What it finds
            The `details` in `applinks` is empty, or holds nothing but empty objects.

            ## Why it matters
            Universal links read their apps and patterns from `details` alone, so no link of the site opens an app. \
            If links are to be switched off, that is what it does; otherwise a template was not filled in.

            ## How to fix it
            Add the entries, or remove `applinks` if the site has no universal links:

                "details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}]
            """,
        of: \.appLinks
    ) { subject in
        guard let details = subject.appLinks.detailsMember, !details.value.isNull,
            details.value.isVacant || details.value.elements?.allSatisfy({ $0.members?.isEmpty == true }) == true
        else { return [] }
        return [
            Observation(
                "\("details") is empty: no link opens an app", at: subject.document.place(details.value.span),
                label: "no entry", help: "add an entry: {\"appIDs\": […], \"components\": […]}")
        ]
    }
}

import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// `applinks` has no `details`.
    static let detailsMissing = Check(
        "AD455", "details-missing", .warning, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .supportingDomains],
        advisers: [.provider],
        explanation: """
            ## What it finds
            The `applinks` object has no `details`, and no key that was meant to be it.

            ## Why it matters
            Universal links take their apps and patterns only from `details`. Without it no link of the site opens an \
            app. The form `{"apps": […]}` belongs to `webcredentials` and the other services; in `applinks` it lists \
            nothing. The file’s other services are not affected.

            ## How to fix it
            Add the entries, or remove `applinks` if the site has no universal links:

                "applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}]}
            """,
        of: \.appLinksSections
    ) { section in
        let details = section.member.value.member("details")
        guard details == nil || details?.value.isNull == true, !section.standIns.contains("details") else { return nil }
        let apps = section.member.value.member("apps")
        let notes = apps.flatMap {
            $0.value.isVacant
                ? nil
                : Note("universal links do not read their apps from here", at: section.document.place($0.key.span))
        }
        return Observation(
            "\("applinks") has no \("details"), so no link opens an app", at: section.place,
            label: "no universal links",
            notes: notes.map { [$0] } ?? [],
            help: "add \(plain: "\"details\": [{\"appIDs\": […], \"components\": […]}]"), or remove \("applinks")")
    }
}

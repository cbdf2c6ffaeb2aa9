import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// The `apps` of `applinks` is not an empty array.
    static let applinksAppsNotEmpty = Check(
        "AD451", "applinks-apps-not-empty", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc19UniversalLinks, .universalLinksGuide],
        explanation: """
            ## What it finds
            The `apps` in `applinks` is not an empty array.

            ## Why it matters
            Here `apps` is a leftover: up to iOS 12 it must be present as an empty array, and since iOS 13 it is not \
            needed. The apps for universal links are listed in `details`; Apple documents no effect of identifiers \
            listed here. This form is right for `webcredentials` and the other services, and is often copied from \
            there.

            ## How to fix it
            Empty the array, and list the apps in `details`:

                "applinks": {"apps": [], "details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}]}
            """,
        of: \.appLinks
    ) { subject in
        guard let apps = subject.appLinks.apps, apps.value.elements?.isEmpty != true else { return nil }
        return Observation(
            "\("apps") of \("applinks") is not an empty array", at: subject.document.place(apps.value.span),
            label: "must be []",
            help: "write \(plain: "\"apps\": []"); universal links read their apps from \("details")")
    }
}

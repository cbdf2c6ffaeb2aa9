import AssociationModel
import Findings

extension Check {
    /// applinks has no “apps”, which old systems need.
    static let applinksAppsMissing = Check(
        "AD450", "applinks-apps-missing", .note, since: "0.1.0", evidence: .documented,
        citations: [.wwdc19UniversalLinks, .universalLinksGuide],
        explanation: """
            ## What it finds
            The `applinks` object has no key `apps`, though an entry of `details` is written so that iOS 12 can read it: \
            with `appID` and `paths`.

            ## Why it matters
            Up to iOS 12 the file must have `"apps": []` in `applinks`, an empty array. Since iOS 13 and macOS 10.15 \
            it is not needed. A file for newer systems is right without it; one that still serves old devices has no \
            universal links there.

            ## How to fix it
            If iOS 12 or older is to be served, add the empty array, and use `appID` and `paths`, which is what \
            those systems read:

                "applinks": {"apps": [], "details": [{"appID": "ABCDE12345.com.example.app", "paths": ["/buy/*"]}]}
            """,
        of: \.appLinks
    ) { subject in
        let isForOldSystems = subject.appLinks.details.contains { entry in
            entry.paths != nil && (entry.appID != nil || entry.key != nil)
        }
        guard subject.appLinks.apps == nil, isForOldSystems else { return [] }
        return [
            Observation(
                "\("applinks") has no \("apps"), which iOS 12 and older need", at: subject.place,
                label: "read from iOS 13 on", help: "to serve iOS 12, add \(plain: "\"apps\": []"); else leave it")
        ]
    }
}

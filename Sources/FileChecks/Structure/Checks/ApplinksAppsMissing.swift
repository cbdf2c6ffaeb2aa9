import AssociationModel
import Findings
import Judging

extension StructureChecks {
    /// `applinks` has no `apps`, which iOS 12 and older need.
    static let applinksAppsMissing = Check(
        "AD450", "applinks-apps-missing", .note, since: "0.1.0", evidence: .documented,
        citations: [.wwdc19UniversalLinks, .universalLinksGuide],
        explanation: """
            ## What it finds
            The `applinks` object has no `apps`, although an entry of `details` is written so that iOS 12 can read it: \
            with `appID` and `paths`.

            ## Why it matters
            Up to iOS 12 the file must have `"apps": []` in `applinks`, an empty array. Since iOS 13 and macOS 10.15 \
            it is not needed. A file for newer systems is right without it; if the file also serves older devices, \
            universal links do not work on those.

            ## How to fix it
            To support iOS 12 or older, add the empty array, and use `appID` and `paths`, which those systems read:

                "applinks": {"apps": [], "details": [{"appID": "ABCDE12345.com.example.app", "paths": ["/buy/*"]}]}
            """,
        of: \.appLinks
    ) { subject in
        let isForOldSystems = subject.appLinks.details.contains { entry in
            entry.paths != nil && (entry.appID != nil || entry.key != nil)
        }
        guard subject.appLinks.apps == nil, isForOldSystems else { return nil }
        return Observation(
            "\("applinks") has no \("apps"), which iOS 12 and older need", at: subject.place,
            label: "read by iOS 13 and later",
            help: "to support iOS 12, add \(plain: "\"apps\": []"); otherwise leave it as it is")
    }
}

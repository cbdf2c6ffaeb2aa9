import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// An entry of `details` names no app.
    static let detailsEntryWithoutApp = Check(
        "AD460", "details-entry-without-app", .error, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .recordedSuite],
        explanation: """
            ## What it finds
            An entry of `details` has neither `appIDs` nor `appID`, and no key that was meant to be one of them.

            ## Why it matters
            The entry applies to no app, as a recorded run of Apple’s tool shows. Its patterns do nothing. An entry \
            does not continue the one before it: each entry names its own apps.

            ## How to fix it
            Name the apps in the entry, or move its patterns into the entry that they belong to:

                {"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}
            """,
        of: \.detailsEntries
    ) { subject in
        let entry = subject.entry
        guard entry.key == nil, !subject.isVacant, entry.appIDs == nil, entry.appID?.value.isVacant ?? true,
            subject.standIns.isDisjoint(with: ["appIDs", "appID"])
        else { return nil }
        return Observation(
            "an entry of \("details") names no app", at: subject.place, label: "applies to no app",
            help: "add \(plain: "\"appIDs\": [\"…\"]") with the app identifiers")
    }
}

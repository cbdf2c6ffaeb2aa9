import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// An entry of `details` has an `appIDs` that lists nothing.
    static let appIdsEmpty = Check(
        "AD461", "app-ids-empty", .error, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .recordedSuite],
        explanation: """
            ## What it finds
            An entry of `details` has an `appIDs` that lists nothing.

            ## Why it matters
            The entry applies to no app. An `appID` in the same entry does not help: as a recorded run of Apple’s tool shows, \
            `appID` is ignored as soon as `appIDs` is present, even if it is empty.

            ## How to fix it
            List the apps, or remove the empty `appIDs` so that `appID` is read:

                {"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}
            """,
        of: \.detailsEntries
    ) { subject in
        guard subject.entry.key == nil, let appIDs = subject.entry.appIDs, appIDs.value.isVacant,
            subject.standIns.isDisjoint(with: ["appIDs", "appID"])
        else { return nil }
        let appID = subject.entry.appID
        return Observation(
            "\("appIDs") lists no app, so the entry applies to none", at: subject.document.place(appIDs.value.span),
            label: "applies to no app",
            notes: appID.map { [Note("ignored because of \("appIDs")", at: subject.document.place($0.key.span))] }
                ?? [],
            help: appID == nil
                ? "list the app identifiers" : "move the identifier from \("appID") to \("appIDs")")
    }
}

import AssociationModel
import Findings
import TextFormats

extension Check {
    /// The “appIDs” of an entry is empty.
    static let appIdsEmpty = Check(
        "AD461", "app-ids-empty", .error, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .recordedSuite],
        explanation: """
            ## What it finds
            An entry of `details` has an `appIDs` that lists nothing.

            ## Why it matters
            The entry applies to no app. If `appID` stands beside it, that does not help: as a recorded run of \
            Apple’s tool shows, the presence of `appIDs` alone, even of an empty one, makes `appID` ignored.

            ## How to fix it
            List the apps, or remove the empty `appIDs` so that `appID` is read:

                {"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}
            """,
        of: \.detailsEntries
    ) { subject in
        guard subject.entry.key == nil, let appIDs = subject.entry.appIDs, appIDs.value.isVacant,
            subject.standIns.isDisjoint(with: ["appIDs", "appID"])
        else { return [] }
        let appID = subject.entry.appID
        return [
            Observation(
                "\("appIDs") lists no app: the entry applies to none", at: subject.document.place(appIDs.value.span),
                label: "applies to no app",
                notes: appID.map { [Note("not read beside \("appIDs")", at: subject.document.place($0.key.span))] }
                    ?? [],
                help: appID == nil
                    ? "list the identifiers of the apps" : "move the identifier of \("appID") into \("appIDs")")
        ]
    }
}

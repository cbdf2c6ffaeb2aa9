import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// An entry of `details` has both `appIDs` and `appID`.
    static let appIdIgnored = Check(
        "AD462", "app-id-ignored", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .recordedSuite],
        explanation: """
            ## What it finds
            An entry of `details` has both `appIDs` and `appID`, and `appIDs` does not list the app of `appID`.

            ## Why it matters
            Since iOS 13, `appID` is ignored wherever `appIDs` is present, as a recorded run of Apple’s tool shows; \
            older systems read only `appID`. An app that is listed only in `appID` therefore has these links on iOS 12 \
            and loses them on every newer system.

            ## How to fix it
            List every app in `appIDs`. Keep `appID` only if you support iOS 12 or older, and then let it repeat one \
            of the apps in `appIDs`.
            """,
        of: \.oldFormEntries
    ) { subject in
        guard let lost = subject.lostApps, !lost.isEmpty, let appID = subject.subject.entry.appID,
            let appIDs = subject.subject.entry.appIDs
        else { return nil }
        let document = subject.subject.document
        return Observation(
            "\("appID") is ignored because \("appIDs") is present: this entry does not apply to \(list: lost)",
            at: document.place(appID.key.span), label: "read only by iOS 12 and older",
            notes: [Note("read instead", at: document.place(appIDs.key.span))],
            help: "add \(list: lost) to \("appIDs")")
    }
}

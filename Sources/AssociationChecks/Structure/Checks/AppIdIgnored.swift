import AssociationModel
import Findings
import TextFormats

extension Check {
    /// “appID” stands beside “appIDs”.
    static let appIdIgnored = Check(
        "AD462", "app-id-ignored", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .recordedSuite],
        explanation: """
            ## What it finds
            An entry of `details` has both `appIDs` and `appID`.

            ## Why it matters
            Since iOS 13 the presence of `appIDs` makes `appID` ignored, as a recorded run of Apple’s tool shows; \
            older systems read `appID` alone. So an app that stands only in `appID` has these links on iOS 12 and \
            loses them on every newer system.

            ## How to fix it
            List every app in `appIDs`. Keep `appID` only if iOS 12 or older is to be served, and then let it repeat \
            one of the apps in `appIDs`.
            """,
        of: \.detailsEntries
    ) { subject in
        guard subject.entry.key == nil, let appID = subject.entry.appID, let appIDs = subject.entry.appIDs,
            !appIDs.value.isVacant, appIDs.value.elements != nil
        else { return [] }
        let lost = appID.value.texts.filter { !appIDs.value.texts.contains($0) }
        return [
            Observation(
                lost.isEmpty
                    ? "\("appID") is ignored beside \("appIDs")"
                    : "\("appID") is ignored beside \("appIDs"): this entry does not apply to \(list: lost)",
                at: subject.document.place(appID.key.span), label: "read by iOS 12 and older alone",
                notes: [Note("decides", at: subject.document.place(appIDs.key.span))],
                help: lost.isEmpty ? "remove it, unless iOS 12 is to be served" : "add \(list: lost) to \("appIDs")")
        ]
    }
}

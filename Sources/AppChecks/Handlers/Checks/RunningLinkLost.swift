import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// A link that arrives while the app runs is not received; one that launches it is, or may be.
    static let runningLinkLost = Check(
        "AD743", "running-link-lost", .warning, since: "0.1.0", evidence: .documented,
        citations: [.supportingUniversalLinks, .sceneMigration],
        explanation: """
            ## What it finds
            An app with scenes whose scene delegate has no `scene(_:continue:)`, or one with an empty body; or \
            an app in React Native whose app delegate has no `application(_:continue:restorationHandler:)`.

            ## Why it matters
            `scene(_:willConnectTo:options:)` has only the link that launches the app. While the app runs, in the background \
            or on screen, iOS calls `scene(_:continue:)`, and the link does nothing.

            ## How to fix it
            Write `scene(_:continue:)` in the scene delegate, and take `webpageURL` of the activity.
            """,
        of: \.linkedApps
    ) { app in
        guard app.runningIsLost, !app.coldIsLost else { return nil }
        return Observation(
            "a universal link that arrives while the app \(app.app.target) runs is lost", at: app.place,
            label: app.handling.lifeCycle == .scenes
                ? "this does not receive links in scene(_:continue:)"
                : "this does not receive links in application(_:continue:restorationHandler:)",
            notes: app.handling.receivers.map {
                Note("this receives only the link that launches the app", at: $0.place)
            }
                + app.idleNotes,
            help: app.help("receive the link here"), snippet: app.code)
    }
}

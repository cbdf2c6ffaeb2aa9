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
            An app with scenes whose scene delegate has no `scene(_:continue:)`, or an empty one; or a React Native app \
            whose app delegate has no `application(_:continue:restorationHandler:)`.

            ## Why it matters
            `scene(_:willConnectTo:options:)` gets only the link that launches the app. While the app runs, on screen or in \
            the background, iOS calls `scene(_:continue:)` instead, and the link does nothing.

            ## How to fix it
            Implement the method that is missing, and take the URL from the activity's `webpageURL`. In React Native, pass \
            the activity on to `RCTLinkingManager`.
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

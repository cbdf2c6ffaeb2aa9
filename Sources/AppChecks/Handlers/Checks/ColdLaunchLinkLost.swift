import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// A link that launches the app is not received; one that arrives while it runs is, or may be.
    static let coldLaunchLinkLost = Check(
        "AD742", "cold-launch-link-lost", .warning, since: "0.1.0", evidence: .documented,
        citations: [.supportingUniversalLinks, .sceneMigration],
        explanation: """
            ## What it finds
            An app with scenes whose `scene(_:willConnectTo:options:)` is missing, or neither reads \
            `connectionOptions.userActivities` nor passes the options on.

            ## Why it matters
            iOS calls `scene(_:continue:)` only while the app runs. The link that launches the app is only in \
            `connectionOptions.userActivities`, so the app starts as if there were no link. Tests do not show it as long as \
            the app is in the background.

            ## How to fix it
            In `scene(_:willConnectTo:options:)`, once the window is set up, add `for activity in \
            connectionOptions.userActivities { self.scene(scene, continue: activity) }`.
            """,
        of: \.linkedApps
    ) { app in
        guard app.coldIsLost, !app.runningIsLost else { return nil }
        return Observation(
            "a universal link that launches the app \(app.app.target) is lost", at: app.place,
            label: "this does not read connectionOptions.userActivities",
            notes: app.handling.receivers.map { Note("this receives links only while the app runs", at: $0.place) }
                + app.idleNotes,
            help: app.help("pass on the activities of the launch"), snippet: app.code)
    }
}

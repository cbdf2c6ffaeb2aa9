import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// The app claims links, and nothing in its code receives one.
    static let linkHandlerMissing = Check(
        "AD740", "link-handler-missing", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingUniversalLinks, .onOpenURL],
        explanation: """
            ## What it finds
            An app that claims `applinks`, but whose code receives no universal link, neither at launch nor while the app \
            runs. All its delegates were read. A method with an empty body counts as missing.

            ## Why it matters
            The link opens the app, and the app shows whatever it showed last. iOS does not go back to Safari.

            ## How to fix it
            With scenes, implement `scene(_:continue:)` in the scene delegate, and read `connectionOptions.userActivities` \
            in `scene(_:willConnectTo:options:)`: it has the link that launched the app. Without scenes, implement \
            `application(_:continue:restorationHandler:)` in the app delegate. In a SwiftUI `App`, add `.onOpenURL { url in \
            … }` to the view in its `WindowGroup`. Delegates find the URL in the activity's `webpageURL`.
            """,
        of: \.linkedApps
    ) { app in
        guard app.coldIsLost, app.runningIsLost, app.handling.idle.isEmpty else { return nil }
        return Observation(
            "nothing in the app \(app.app.target) receives a universal link", at: app.place,
            label: "iOS hands links to this type", help: app.help("receive the link here"), snippet: app.code)
    }
}

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
            An app that claims `applinks`, and in whose sources nothing receives a universal link, neither when the link \
            launches the app nor when it runs. All of its delegates were read. A method with an empty body receives nothing.

            ## Why it matters
            The link opens the app, and the app shows whatever it showed last. iOS does not go back to Safari.

            ## How to fix it
            With scenes, write `scene(_:continue:)` in the scene delegate, and read `connectionOptions.userActivities` in \
            `scene(_:willConnectTo:options:)`, where the link is that launches the app. Without scenes, write \
            `application(_:continue:restorationHandler:)` in the app delegate. In an `App` of SwiftUI, put `.onOpenURL { url in … \
            }` on the view in its `WindowGroup`. In each, take `webpageURL` of the activity, or the URL.
            """,
        of: \.linkedApps
    ) { app in
        guard app.coldIsLost, app.runningIsLost, app.handling.idle.isEmpty else { return nil }
        return Observation(
            "nothing in the app \(app.app.target) receives a universal link", at: app.place,
            label: "iOS hands links to this type", help: app.help("receive the link here"), snippet: app.code)
    }
}

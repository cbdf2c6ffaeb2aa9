import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// The app has scenes, and only its app delegate listens for links.
    static let linkHandlerNotCalled = Check(
        "AD741", "link-handler-not-called", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingUniversalLinks, .sceneMigration],
        explanation: """
            ## What it finds
            Code that receives links in a method that iOS does not call: `application(_:continue:restorationHandler:)` in an \
            app that has adopted scenes, or the methods of a scene delegate in an app without scenes. No other method \
            receives them.

            ## Why it matters
            iOS calls one or the other. Once the `Info.plist` has a `UIApplicationSceneManifest`, links go to the scene \
            delegate, and iOS no longer calls the app delegate's method. The link opens the app, and nothing happens.

            ## How to fix it
            With scenes, move the code to the scene delegate: `scene(_:continue:)` gets links while the app runs, and \
            `scene(_:willConnectTo:options:)` gets the link that launches the app, in `connectionOptions.userActivities`. \
            Without scenes, move it to `application(_:continue:restorationHandler:)`.
            """,
        of: \.linkedApps
    ) { app in
        guard app.coldIsLost, app.runningIsLost, let first = app.handling.idle.first else { return nil }
        let hasScenes = app.handling.lifeCycle == .scenes
        return Observation(
            hasScenes
                ? "iOS does not call this method, since the app \(app.app.target) has scenes"
                : "iOS does not call this method, since the app \(app.app.target) has no scenes",
            at: first.place, label: "universal links do not arrive here",
            notes: [
                app.handling.basis.map { basis in
                    Note(hasScenes ? "the app adopts scenes here" : "there is \(basis.reason)", at: basis.place)
                },
                app.handling.delegatePlace.map { Note("iOS hands links to this type instead", at: $0) },
            ].compactMap(\.self),
            help: app.help(
                hasScenes ? "receive links in the scene delegate" : "receive links in the app delegate"),
            snippet: app.code)
    }
}

import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// The app has not adopted scenes.
    static let sceneLifeCycleMissing = Check(
        "AD744", "scene-life-cycle-missing", .warning, since: "0.1.0", evidence: .documented,
        citations: [.sceneMigration],
        explanation: """
            ## What it finds
            An app with the life cycle of the app delegate: its `Info.plist` has no `UIApplicationSceneManifest`.

            ## Why it matters
            Built with an SDK before that of iOS 27, it works. Built with the SDK of iOS 27 or later, it does not launch: \
            `UIScene life cycle is required for apps built with this SDK.` Uploads are reported to need that SDK from April 2027.

            ## How to fix it
            1. Add `UIApplicationSceneManifest` to the `Info.plist`, with a configuration in `UISceneConfigurations` › \
            `UIWindowSceneSessionRoleApplication` whose `UISceneDelegateClassName` is `$(PRODUCT_MODULE_NAME).SceneDelegate`.
            2. Write the class `SceneDelegate: UIResponder, UIWindowSceneDelegate` with the property `window`.
            3. Make the window in its `scene(_:willConnectTo:options:)`, not in the app delegate.
            4. Move `application(_:continue:restorationHandler:)` to `scene(_:continue:)`, and hand \
            `connectionOptions.userActivities` to it in `willConnectTo`: from then on, iOS does not call the first.
            5. Move `application(_:open:options:)` to `scene(_:openURLContexts:)`, and what the app does in the background and \
            the foreground to the methods of the scene.
            """,
        of: \.linkedApps
    ) { app in
        guard app.handling.lifeCycle == .appDelegate, app.handling.framework == nil else { return nil }
        return Observation(
            "the app \(app.app.target) has not adopted scenes, which the SDK of iOS 27 requires", at: app.place,
            label: "this app delegate has the windows and the links of the app",
            notes: app.handling.basis.flatMap { basis in basis.place.map { [Note("there is \(basis.reason)", at: $0)] }
            } ?? [],
            help:
                "adopt scenes before you build with that SDK, and move the handlers of links to the scene delegate with it"
        )
    }
}

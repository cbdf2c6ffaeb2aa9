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
            An app that still uses the life cycle of the app delegate: its `Info.plist` has no `UIApplicationSceneManifest`.

            ## Why it matters
            Built with an SDK older than that of iOS 27, the app works. Built with the SDK of iOS 27 or later, it does not \
            launch: `UIScene life cycle is required for apps built with this SDK.` Uploads are reported to need that SDK \
            from April 2027.

            ## How to fix it
            Add `UIApplicationSceneManifest` to the `Info.plist`, write a scene delegate, and move the link handlers to it \
            in the same change: as soon as the manifest is there, iOS stops calling \
            `application(_:continue:restorationHandler:)`. `aasa explain scenes` has the steps.
            """,
        of: \.linkedApps
    ) { app in
        guard app.handling.lifeCycle == .appDelegate, app.handling.framework == nil,
            app.sceneRequirement == nil
        else { return nil }
        return Observation(
            "the app \(app.app.target) has not adopted scenes, which the SDK of iOS 27 requires", at: app.place,
            label: "this app delegate has the windows and the links of the app",
            notes: app.handling.basis.flatMap { basis in basis.place.map { [Note("there is \(basis.reason)", at: $0)] }
            } ?? [],
            help:
                "adopt scenes before you build with that SDK, and move the link handlers to the scene delegate in the same change"
        )
    }
}

import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// The app has not adopted scenes, and is built with an SDK that requires them.
    static let sceneLifeCycleRequired = Check(
        "AD748", "scene-life-cycle-required", .error, since: "0.1.0", evidence: .documented,
        citations: [.sceneMigration],
        explanation: """
            ## What it finds
            An app with the life cycle of the app delegate, without `UIApplicationSceneManifest` in its `Info.plist`, beside \
            files that build it with Xcode 27 or later: a workflow of GitHub, Bitrise, Codemagic or CircleCI, or \
            `.xcode-version`. It is told only where each of them names such a version, and none takes the latest one.

            ## Why it matters
            Xcode 27 has the SDK of iOS 27. An app that is built with it and has no scenes ends at its launch: `UIScene life \
            cycle is required for apps built with this SDK.` No link reaches it.

            ## How to fix it
            Adopt scenes, and move the handlers of links to the scene delegate in the same change: `aasa explain scenes` has the \
            steps, one a line. Until then, build with Xcode 26.
            """,
        of: \.linkedApps
    ) { app in
        guard let xcode = app.handling.requiringXcode else { return nil }
        return Observation(
            "the app \(app.app.target) does not launch when it is built with this Xcode, since it has no scenes",
            at: xcode, label: "Xcode 27 and later have an SDK that requires scenes",
            notes: [
                Note("this app delegate has the windows and the links of the app", at: app.place),
                app.handling.basis.map { Note("there is \($0.reason)", at: $0.place) },
            ].compactMap(\.self),
            help: "adopt scenes (aasa explain scenes), or build with Xcode 26 until then")
    }
}

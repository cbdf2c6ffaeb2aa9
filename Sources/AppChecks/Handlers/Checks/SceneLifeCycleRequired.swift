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
            An app with the life cycle of the app delegate and no `UIApplicationSceneManifest` in its `Info.plist`, that is \
            built with Xcode 27 or later. The version is read from workflows of GitHub, Bitrise, Codemagic and CircleCI and \
            from `.xcode-version`: it counts only if each of them names Xcode 27 or later, and none takes the latest one. Or it \
            is `DTSDKName` of a build that is checked with the sources, as in `aasa check . Shop.ipa`.

            ## Why it matters
            Xcode 27 has the SDK of iOS 27. An app that is built with it and has no scenes ends at launch: `UIScene life \
            cycle is required for apps built with this SDK.` No link reaches it.

            ## How to fix it
            Adopt scenes, and move the link handlers to the scene delegate in the same change: `aasa explain scenes` has the \
            steps. Until then, build with Xcode 26.
            """,
        of: \.linkedApps
    ) { app in
        guard let place = app.sceneRequirement else { return nil }
        let isBuild = app.handling.requiringXcode == nil
        return Observation(
            isBuild
                ? "the app \(app.app.target) does not launch: it was built with this SDK and has no scenes"
                : "the app \(app.app.target) does not launch when it is built with this Xcode, since it has no scenes",
            at: place,
            label: isBuild
                ? "the SDK of iOS 27 and later requires scenes" : "Xcode 27 and later have an SDK that requires scenes",
            notes: [
                Note("this app delegate has the windows and the links of the app", at: app.place),
                app.handling.basis.map { Note("there is \($0.reason)", at: $0.place) },
            ].compactMap(\.self),
            help: "adopt scenes (aasa explain scenes), or build with Xcode 26 until then")
    }
}

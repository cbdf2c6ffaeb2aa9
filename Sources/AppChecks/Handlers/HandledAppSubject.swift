import AssociationModel
package import Findings
package import Judging
package import LinkHandlers
import TextFormats

/// An app target with who receives its links.
package struct HandledAppSubject: Scoped {
    package let app: HandledApp
    package let scope: Scope
    /// Where the Xcode or the SDK is named with which the app does not launch, since it has no scenes.
    package let sceneRequirement: Place?

    package var handling: LinkHandling { app.handling }

    /// Where the type is that should receive links, else where the project names the target.
    var place: Place { handling.delegatePlace ?? app.place }

    var coldIsLost: Bool { handling.coldLaunch == .lost }
    var runningIsLost: Bool { handling.whileRunning == .lost }

    /// Whether the type that should receive links is written in Objective-C.
    private var isObjectiveC: Bool { !(place.file?.hasSuffix(".swift") ?? true) }

    /// What notes say of handlers that are never called.
    var idleNotes: [Note] { handling.idle.map { Note("iOS does not call this in an app with scenes", at: $0.place) } }

    /// What to do, after the update that its code needs if it needs one.
    func help(_ step: Message) -> Message { handling.update.map { "\($0), and \(step)" } ?? step }

    /// The code that receives a link in this app, for the moments in which one is lost.
    ///
    /// `handle` stands for what the app does with a URL, which is its own.
    var code: Snippet? {
        if let framework = handling.framework {
            return HandlerCode.code(in: framework.name, handling, isObjectiveC: isObjectiveC)
        }
        return switch (handling.lifeCycle, isObjectiveC) {
        case (.swiftui, _): HandlerCode.swiftUI
        case (.appDelegate, false): HandlerCode.appDelegate
        case (.appDelegate, true): HandlerCode.appDelegateInObjectiveC
        case (.scenes, false) where coldIsLost && runningIsLost: HandlerCode.scene
        case (.scenes, false): coldIsLost ? HandlerCode.sceneLaunch : HandlerCode.sceneContinue
        case (.scenes, true) where coldIsLost && runningIsLost: HandlerCode.sceneInObjectiveC
        case (.scenes, true): coldIsLost ? HandlerCode.sceneLaunchInObjectiveC : HandlerCode.sceneContinueInObjectiveC
        case (.unknown, _): nil
        }
    }
}

extension App {
    /// Whether it was built with the SDK of iOS 27 or later, which requires scenes, and has none.
    fileprivate var requiresScenes: Bool {
        guard !info.describesScenes, let name = info.sdk?.string, !name.hasPrefix("mac") else { return false }
        return Int(name.drop { !$0.isNumber }.prefix { $0.isNumber }).map { $0 >= 27 } ?? false
    }
}

extension Subjects {
    /// The apps that were asked who receives their links.
    package var handledApps: [HandledAppSubject] {
        once {
            parts.handlers.identified.map { id, app in
                HandledAppSubject(
                    app: app, scope: Scope(id), sceneRequirement: app.handling.requiringXcode ?? requiringSDK(of: app))
            }
        }
    }

    /// Where the SDK is named of a build that was given with an app's sources, if it requires scenes, which both lack.
    private func requiringSDK(of app: HandledApp) -> Place? {
        guard app.handling.lifeCycle == .appDelegate, app.handling.framework == nil else { return nil }
        let sources = parts.claims.lists.filter(app.isBuilt)
        let bundles = sources.flatMap { list in
            (list.app.map { [$0.bundleIdentifier] } ?? []) + (list.identityGap?.bundleIdentifiers ?? [])
        }
        return parts.claims.lists.lazy.compactMap(\.build?.app).first { build in
            build.requiresScenes && build.bundleIdentifier.map { bundles.contains($0.string) } ?? false
        }?.info.sdk?.place
    }

    /// Those of them that links can open: their entitlements claim `applinks`.
    var linkedApps: [HandledAppSubject] { handledApps.filter { $0.app.claimsLinks == true } }
}

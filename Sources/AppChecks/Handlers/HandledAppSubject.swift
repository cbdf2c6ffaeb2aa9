import Findings
package import Judging
package import LinkHandlers

/// An app target with who receives its links.
package struct HandledAppSubject: Scoped {
    package let app: HandledApp
    package let scope: Scope

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

extension Subjects {
    /// The apps that were asked who receives their links.
    package var handledApps: [HandledAppSubject] {
        once { parts.handlers.identified.map { HandledAppSubject(app: $1, scope: Scope($0)) } }
    }

    /// Those of them that links can open: their entitlements claim `applinks`.
    var linkedApps: [HandledAppSubject] { handledApps.filter { $0.app.claimsLinks == true } }
}

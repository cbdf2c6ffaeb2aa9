package import Findings

extension LinkHandling {
    /// Decides who receives links in an app in .NET MAUI. What nothing in its sources receives is unknown and not lost: a
    /// package may register for the same events.
    ///
    /// - Parameters:
    ///   - manifest: what its `Info.plist` says of scenes.
    ///   - unread: what keeps a source from being read.
    package init(
        of outline: MauiOutline, _ manifest: AppCode.Manifest, _ framework: Report.Framework, unread: [Doubt]
    ) {
        self.framework = framework
        hasSources = true
        switch manifest {
        case .unread(let doubt): doubts.append(doubt)
        case .none(let place):
            lifeCycle = .appDelegate
            basis = Doubt("no UIApplicationSceneManifest in the Info.plist", at: place)
            whileRunning = take(outline.receiver(.appDelegateContinue), "ContinueUserActivity")
            coldLaunch = whileRunning
            if let refusal = outline.refusal { noteRefusal(at: refusal) }
        case .scenes(let classes, let place, _):
            guard !classes.isEmpty, outline.sceneDelegates.isSuperset(of: classes) else {
                add("the scene delegate of the scene manifest was not read", at: place)
                break
            }
            lifeCycle = .scenes
            basis = Doubt("UIApplicationSceneManifest", at: place)
            if let idle = outline.receiver(.appDelegateContinue), outline.receiver(.sceneContinue) == nil {
                self.idle.append(idle)
                add(
                    "iOS does not call this in an app with scenes, and no source that was read handles the events of scenes",
                    at: idle.place)
            }
            coldLaunch = take(outline.receiver(.sceneWillConnect), "SceneWillConnect")
            whileRunning = take(outline.receiver(.sceneContinue), "SceneContinueUserActivity")
        }
        if coldLaunch != .received || whileRunning != .received { doubts = outline.doubts + unread + doubts }
    }

    /// - Parameter event: the event of the life cycle that would be registered for.
    private mutating func take(_ receiver: LinkReceiver?, _ event: String) -> Reception {
        guard let receiver else {
            if doubts.isEmpty {
                add(
                    "no source that was read handles \(plain: event) of .NET MAUI, and a package may",
                    at: framework?.place)
            }
            return .unknown
        }
        receivers.append(receiver)
        return .received
    }
}

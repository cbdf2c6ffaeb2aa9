import Findings

extension LinkHandling {
    /// Decides who receives links, by Apple's “Supporting universal links in your app” and TN3187.
    ///
    /// <https://developer.apple.com/documentation/xcode/supporting-universal-links-in-your-app>
    package init(of code: AppCode) {
        let parts = Dictionary(grouping: code.outline.types, by: \.name)
        hasSources = code.hasSources
        framework = code.frameworks.first ?? code.importedFramework
        let apps = code.outline.types.filter { $0.attributes.contains("main") && $0.inherited.contains("App") }
        let delegates = code.outline.delegateNames
        switch (apps.count, delegates.count) {
        case (1, 0): decideSwiftUI(apps[0], code, parts)
        case (0, 1): decideUIKit(delegates[0], code, parts)
        case (0, 0):
            add("no type with @main and no app delegate was found in the sources of the target")
        default: add("the sources have more than one type that may be the app’s entry")
        }
        let known = framework.flatMap { LinkFramework(rawValue: $0.name) }
        conflict = known?.conflict(code.dependencies)
        if let framework, known == nil || lifeCycle == .swiftui || lifeCycle == .unknown {
            doubt(framework, isJudged: known != nil)
            (coldLaunch, whileRunning) = (.unknown, .unknown)
        }
        update = known?.update(code.dependencies, lifeCycle)
        if case .none = code.manifest, lifeCycle == .appDelegate, framework == nil {
            requiringXcode = code.requiringXcode
        }
    }

    /// Says that an app in a framework is not judged, and what kept it from being judged.
    private mutating func doubt(_ framework: Report.Framework, isJudged: Bool) {
        let name: Message = "the app is written in \(plain: framework.title)"
        if !isJudged {
            doubts.insert(Doubt("\(name), whose handlers are not judged", at: framework.place), at: 0)
        } else if lifeCycle == .swiftui {
            doubts.insert(
                Doubt("\(name) with a SwiftUI App, and the two together are not judged", at: framework.place), at: 0)
        } else if let first = doubts.first {
            doubts[0] = Doubt("\(name), and \(first.reason)", at: first.place ?? framework.place)
        }
    }

    // MARK: UIKit

    private mutating func decideUIKit(_ name: String, _ code: AppCode, _ parts: [String: [CodeOutline.TypePart]]) {
        guard let delegate = DelegateClass(name, in: parts) else {
            return doubts += [Doubt("\(name), the app delegate, was not read")] + code.unread.prefix(1)
        }
        guard delegate.isAppDelegate else {
            return doubts.append(
                delegate.doubt
                    ?? Doubt("\(name) is not a UIApplicationDelegate as far as it was read", at: delegate.place))
        }
        delegatePlace = delegate.place
        let configuration = delegate.method(.configurationForConnecting)
        switch code.manifest {
        case .unread(let doubt): doubts.append(doubt)
        case .none(let place):
            if let doubt = delegate.doubt, configuration == nil { return doubts.append(doubt) }
            if let configuration {
                return add(
                    "the app delegate makes a scene configuration, but the Info.plist has no UIApplicationSceneManifest",
                    at: configuration.place)
            }
            lifeCycle = .appDelegate
            basis = Doubt("no UIApplicationSceneManifest in the Info.plist", at: place)
            decideWithoutScenes(delegate, code)
        case .scenes(_, let place, isEmpty: true) where configuration == nil && delegate.doubt == nil:
            decideWithEmptyManifest(delegate, code, at: place)
        case .scenes(let classes, let place, _):
            let ofCode = (configuration?.delegateClasses ?? []).filter {
                DelegateClass($0, in: parts)?.isSceneDelegate ?? true
            }
            var seen: Set<String> = []
            let names = (classes + ofCode).filter { seen.insert($0).inserted }
            guard !names.isEmpty else {
                return add("the scene manifest names no class of a scene delegate", at: place)
            }
            lifeCycle = .scenes
            basis = Doubt("UIApplicationSceneManifest", at: place)
            decideScenes(names, delegate, code, parts)
        }
    }

    /// A manifest that configures no scene counts as none. Apple’s engineers say so and no document does, so that nothing is
    /// lost by it. <https://developer.apple.com/forums/thread/820807>
    private mutating func decideWithEmptyManifest(_ delegate: DelegateClass, _ code: AppCode, at place: Place) {
        lifeCycle = .appDelegate
        basis = Doubt("a UIApplicationSceneManifest that configures no scene", at: place)
        decideWithoutScenes(delegate, code)
        guard coldLaunch == .lost || whileRunning == .lost else { return }
        add("the scene manifest configures no scene, and the app delegate does not receive links", at: place)
        if coldLaunch == .lost { coldLaunch = .unknown }
        if whileRunning == .lost { whileRunning = .unknown }
    }

    private mutating func decideWithoutScenes(_ delegate: DelegateClass, _ code: AppCode) {
        let outcome = delegate.outcome(of: .applicationContinue)
        whileRunning = take(outcome, code)
        coldLaunch = whileRunning
        look(at: delegate.method(.applicationContinue), code)
        let launch = delegate.method(.didFinishLaunching)
        decideLaunchInReactNative(launch)
        if let launch, launch.mayReturnFalse { noteRefusal(at: launch.place) }
        noteIdle(delegate, .sceneContinue, .sceneWillConnect)
    }

    /// In React Native, JavaScript asks for the link of the launch, which is in the options that the delegate hands on.
    private mutating func decideLaunchInReactNative(_ launch: CodeOutline.Method?) {
        guard ["expo", "react-native"].contains(framework?.name), coldLaunch != .unknown else { return }
        let handsOn = launch.map { $0.body.contains("launchOptions") || $0.body.contains("super") } ?? true
        guard coldLaunch == .lost || !handsOn else { return }
        coldLaunch = .unknown
        add("whether JavaScript gets the link of the launch from the launch options is not known", at: launch?.place)
    }

    private mutating func decideScenes(
        _ names: [String], _ delegate: DelegateClass, _ code: AppCode, _ parts: [String: [CodeOutline.TypePart]]
    ) {
        noteIdle(delegate, .applicationContinue)
        let classes = names.map { name in
            let known = FrameworkDelegate.all[name].map { DelegateClass($0, at: basis?.place ?? delegate.place) }
            return (name: name, class: DelegateClass(name, in: parts) ?? known)
        }
        if let first = classes.compactMap(\.class).first { delegatePlace = first.place }
        func outcome(of kind: CodeOutline.DelegateMethod) -> Outcome {
            let all = classes.map { name, found in
                found?.outcome(of: kind) ?? .unknown(Doubt("\(name), the scene delegate, was not read"))
            }
            if all.dropFirst().contains(where: { !$0.isLike(all[0]) }) {
                return .unknown(
                    Doubt("the scene delegates \(list: names) differ in what they receive", at: delegatePlace))
            }
            return all[0]
        }
        coldLaunch = take(outcome(of: .sceneWillConnect), code, isLaunchOfScene: true)
        whileRunning = take(outcome(of: .sceneContinue), code)
        if classes.count == 1 { look(at: classes[0].class?.method(.sceneContinue), code) }
    }

    /// Looks into the method that receives the links while the app runs: what it takes, and what it hands on.
    private mutating func look(at method: CodeOutline.Method?, _ code: AppCode) {
        guard let method, let kind = method.kind.receiver, whileRunning == .received else { return }
        if framework == nil { filter = LinkFilter(method) }
        let missing = code.activitySDKs.first { !code.forwarding.contains($0.sdk.name) }
        guard let missing, code.unread.isEmpty, !method.handsActivityOn,
            framework == nil || framework?.name == "react-native"
        else { return }
        unforwarded = UnforwardedLink(
            sdk: missing.sdk, host: missing.host, receiver: LinkReceiver(kind, at: method.place))
    }

    private mutating func noteIdle(_ delegate: DelegateClass, _ kinds: CodeOutline.DelegateMethod...) {
        for kind in kinds where delegate.method(kind) != nil {
            if case .received(let receiver, _) = delegate.outcome(of: kind) { idle.append(receiver) }
        }
    }

    /// Notes an outcome. A link is lost only where nothing that was not read could receive it.
    private mutating func take(_ outcome: Outcome, _ code: AppCode, isLaunchOfScene: Bool = false) -> Reception {
        switch outcome {
        case .received(let receiver, let ways):
            if !receivers.contains(where: { $0.kind == receiver.kind }) { receivers.append(receiver) }
            guard let framework else { return .received }
            guard let known = LinkFramework(rawValue: framework.name) else { return .unknown }
            return take(receiver, handedOn: ways, to: known, code, isLaunchOfScene: isLaunchOfScene)
        case .unknown(let doubt):
            add(doubt)
            return .unknown
        case .lost:
            // Plugins of Cordova bring methods for the delegate of their own.
            let reason: Message =
                isLaunchOfScene
                ? "cordova-ios does not tell its plugins of the link that launches the app; one may take it by itself"
                : "a plugin of Cordova may receive links"
            let plugin = framework?.name == "cordova" ? Doubt(reason, at: delegatePlace) : nil
            guard let doubt = code.doubtOfLoss ?? plugin else { return .lost }
            add(doubt)
            return .unknown
        }
    }

    /// Notes what becomes of a link that a delegate's method receives in an app in a framework.
    private mutating func take(
        _ receiver: LinkReceiver, handedOn ways: Set<HandingOn>, to known: LinkFramework, _ code: AppCode,
        isLaunchOfScene: Bool
    ) -> Reception {
        guard known.takes(ways) else {
            add("this \(known.lack)", at: receiver.place)
            return .unknown
        }
        switch known.listening(ways, code.dependencies, isLaunchOfScene: isLaunchOfScene) {
        case .listens(let package):
            if let package, !receivers.contains(where: { $0.kind == .plugin }) { receivers.append(package) }
            return .received
        case .unknown(let doubt):
            add(doubt)
            return .unknown
        }
    }

    private mutating func add(_ doubt: Doubt) {
        if !doubts.contains(where: { $0.reason == doubt.reason }) { doubts.append(doubt) }
    }

    mutating func add(_ reason: Message, at place: Place? = nil) { add(Doubt(reason, at: place)) }

    /// Notes where the launch may be refused, after which the app delegate gets no link.
    mutating func noteRefusal(at place: Place) {
        guard coldLaunch == .received else { return }
        coldLaunch = .unknown
        add("this method may return false, and then iOS does not pass the link on", at: place)
    }

    // MARK: SwiftUI

    private mutating func decideSwiftUI(
        _ app: CodeOutline.TypePart, _ code: AppCode, _ parts: [String: [CodeOutline.TypePart]]
    ) {
        lifeCycle = .swiftui
        basis = Doubt("a SwiftUI App", at: app.place)
        delegatePlace = app.place
        let outline = code.outline
        let shown = outline.views(shownBy: app.name)
        let modifiers = outline.modifiers.filter { !$0.isEmpty }
        let certain = modifiers.first { modifier in
            modifier.kind == .onOpenURL && modifier.isAlwaysThere && modifier.typeName.map(shown.contains) ?? false
        }
        let methods = outline.types.flatMap(\.methods).filter { $0.kind.receiver != nil && $0.receives }
        // Of several handlers, another may take what one drops.
        if modifiers.count == 1, methods.isEmpty, framework == nil, code.unread.isEmpty, code.foreignModule == nil {
            filter = LinkFilter(modifiers[0])
        }
        if let certain {
            receivers = [LinkReceiver(certain.kind, at: certain.place)]
            return (coldLaunch, whileRunning) = (.received, .received)
        }
        receivers = modifiers.map { LinkReceiver($0.kind, at: $0.place) }
        for modifier in modifiers {
            add(
                modifier.kind == .onOpenURL
                    ? "whether the view with this onOpenURL is on screen when a link arrives is not known"
                    : "Apple’s support advises onOpenURL for links; whether this is called is not known",
                at: modifier.place)
        }
        for method in methods {
            add(
                "whether iOS calls \(plain: method.kind.swiftName) in an app with SwiftUI’s life cycle is not known",
                at: method.place)
        }
        if doubts.isEmpty, let doubt = code.doubtOfLoss ?? code.foreignModule { add(doubt) }
        if doubts.isEmpty { (coldLaunch, whileRunning) = (.lost, .lost) }
    }
}

extension Outcome {
    fileprivate func isLike(_ other: Outcome) -> Bool {
        switch (self, other) {
        case (.received, .received), (.lost, .lost), (.unknown, .unknown): true
        default: false
        }
    }
}

extension CodeOutline {
    /// The class of the app delegate: with `@main` or `@UIApplicationMain`, or as `main` names it. Several if that is not clear.
    fileprivate var delegateNames: [String] {
        let marked = types.filter { part in
            part.attributes.contains("UIApplicationMain")
                || part.attributes.contains("main") && !part.inherited.contains("App")
        }.map(\.name)
        var seen: Set<String> = []
        return (marked + [mainDelegate].compactMap(\.self)).filter { seen.insert($0).inserted }
    }
}

extension CodeOutline.Method {
    /// Whether it returns false somewhere.
    fileprivate var mayReturnFalse: Bool {
        body.indices.contains { body[$0] == "return" && $0 + 1 < body.count && ["false", "NO"].contains(body[$0 + 1]) }
    }
}

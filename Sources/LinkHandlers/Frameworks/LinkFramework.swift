package import Findings

/// A framework whose way of receiving links is known.
enum LinkFramework: String {
    case flutter, expo, capacitor, cordova
    case reactNative = "react-native"

    /// What the framework does with a link that was handed on to it.
    enum Listening {
        /// The app is told, by a package if one does that.
        case listens(LinkReceiver?)
        case unknown(Doubt)
    }

    /// Whether a method hands links on to the framework in one of some ways.
    func takes(_ ways: Set<HandingOn>) -> Bool { !ways.isDisjoint(with: Self.ways[self] ?? []) }

    private static let ways: [LinkFramework: Set<HandingOn>] = [
        .flutter: [.superclass],
        .expo: [.superclass, .call("RCTLinkingManager"), .call("ExpoAppDelegateSubscriberManager")],
        .reactNative: [.call("RCTLinkingManager")],
        .capacitor: [.call("ApplicationDelegateProxy"), .call("SceneDelegateProxy"), .call("CAPBridge")],
        .cordova: [.superclass, .call("CULPlugin")],
    ]

    /// What has to be updated before an app of a life cycle can hand links on.
    func update(_ dependencies: AppDependencies, _ lifeCycle: Report.HandledApp.LifeCycle) -> Message? {
        guard self == .capacitor, lifeCycle == .scenes,
            let version = dependencies.versions["@capacitor/ios"], version < PackageVersion(8, 5)
        else { return nil }
        return "update @capacitor/ios to 8.5 or later, which has SceneDelegateProxy"
    }

    /// What has to be called for the framework to learn of a link, as a clause that a method is the subject of.
    var lack: Message {
        switch self {
        case .flutter: "does not call super, so what becomes of a link in Flutter is not known"
        case .expo: "calls neither super nor RCTLinkingManager, so what becomes of a link in Expo is not known"
        case .reactNative: "does not call RCTLinkingManager, so what becomes of a link in React Native is not known"
        case .capacitor: "calls no delegate proxy of Capacitor, so what becomes of a link there is not known"
        case .cordova: "is native code in an app of Cordova, whose plugins were not read"
        }
    }

    /// What becomes of a link that was handed on.
    ///
    /// - Parameters:
    ///   - ways: how it was.
    ///   - isLaunch: whether the link launches an app with scenes.
    func listening(
        _ ways: Set<HandingOn>, _ dependencies: AppDependencies, isLaunchOfScene isLaunch: Bool
    ) -> Listening {
        switch self {
        case .flutter: listeningInFlutter(dependencies, isLaunchOfScene: isLaunch)
        case .expo:
            // expo-linking has an AppDelegate subscriber, and expo-router is built on it.
            if isLaunch {
                .unknown(Self.early)
            } else if let package = dependencies.first(of: ["expo-router", "expo-linking"]) {
                .listens(package)
            } else if ways.contains(.call("RCTLinkingManager")) {
                .listens(nil)
            } else {
                .unknown(Doubt("neither expo-router nor expo-linking is a dependency in package.json"))
            }
        case .reactNative: isLaunch ? .unknown(Self.early) : .listens(nil)
        case .capacitor:
            // It tells the page by the event appUrlOpen, and keeps the event until someone listens.
            dependencies.first(of: ["@capacitor/app"]).map(Listening.listens)
                ?? .unknown(
                    Doubt("@capacitor/app, which tells the page of links, is not a dependency in package.json"))
        case .cordova:
            ways.contains(.superclass)
                ? .unknown(
                    Doubt("cordova-ios tells its plugins of the link, and whether one of them takes it is not known"))
                : .listens(dependencies.first(of: ["cordova-universal-links-plugin"]))
        }
    }

    private static let early = Doubt(
        "whether JavaScript listens already when the scene delegate hands on the link of the launch is not known")
    private static let routers = ["go_router", "auto_route", "beamer"]
    private static let linkPlugins = ["app_links", "uni_links"]

    private func listeningInFlutter(_ dependencies: AppDependencies, isLaunchOfScene isLaunch: Bool) -> Listening {
        let isOn = dependencies.flutterHandsOn
        if isOn == true, let router = dependencies.first(of: Self.routers) { return .listens(router) }
        if let plugin = dependencies.first(of: Self.linkPlugins) {
            // <https://github.com/llfbandit/app_links/blob/master/app_links/CHANGELOG.md>: scenes since 7.0.
            let knowsScenes = dependencies.versions["app_links"].map { $0 >= PackageVersion(7, 0) } ?? false
            guard isLaunch, !knowsScenes else { return .listens(plugin) }
            return .unknown(
                Doubt(
                    "whether this plugin takes the link that launches an app with scenes depends on its version",
                    at: plugin.place))
        }
        let reason: Message =
            switch isOn {
            case true?: "Flutter hands the link to the routes of the app, which were not read"
            case false?:
                "FlutterDeepLinkingEnabled is false, and pubspec.lock has none of the plugins that are known to receive links"
            case nil:
                "FlutterDeepLinkingEnabled is not set, and whether that hands links on depends on the version of Flutter"
            }
        return .unknown(Doubt(reason, at: isOn == nil ? nil : flag(dependencies)))
    }

    private func flag(_ dependencies: AppDependencies) -> Place? {
        dependencies.deepLinking?.place ?? dependencies.flutter?.place
    }

    /// The plugins that Flutter's own handling of links is documented to break: its page on the change of the flag, and the
    /// guides of AppsFlyer and Adjust.
    private static let conflicting = [
        "app_links", "uni_links", "flutter_branch_sdk", "firebase_dynamic_links", "appsflyer_sdk", "adjust_sdk",
    ]

    /// A plugin that receives links beside Flutter, which hands the same links to the routes of the app; nil where there is
    /// none, or a router may want them.
    func conflict(_ dependencies: AppDependencies) -> LinkConflict? {
        guard self == .flutter, dependencies.flutterHandsOn == true, dependencies.first(of: Self.routers) == nil,
            let name = Self.conflicting.first(where: { dependencies.packages[$0] != nil }),
            let place = dependencies.packages[name]
        else { return nil }
        let basis: Doubt =
            dependencies.deepLinking.map { Doubt("FlutterDeepLinkingEnabled is true", at: $0.place) }
            ?? Doubt(
                "FlutterDeepLinkingEnabled is not set, and is on by default since Flutter 3.27", at: flag(dependencies))
        return LinkConflict(plugin: name, place: place, basis: basis)
    }
}

/// A plugin that receives links beside the framework.
package struct LinkConflict: Sendable {
    package let plugin: String
    /// Where the app depends on it.
    package let place: Place
    /// Why the framework receives links, too.
    package let basis: Doubt
}

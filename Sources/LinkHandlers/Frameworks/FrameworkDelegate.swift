/// A class of a framework that apps make their delegate, with what it does with links.
///
/// From the frameworks' sources: flutter/flutter `FlutterAppDelegate.mm` and `FlutterSceneLifeCycle.mm`, facebook/react-native
/// `RCTAppDelegate.mm`, apache/cordova-ios `CDVAppDelegate.m` and `CDVSceneDelegate.m`, expo/expo `ExpoSceneDelegate.swift` and
/// its successor `ExpoAppSceneDelegate.swift`; for Expo's app delegate, its documentation on `AppDelegate` subscribers,
/// <https://docs.expo.dev/modules/appdelegate-subscribers/>.
struct FrameworkDelegate {
    let name: String
    /// The methods in which it hands a link on to the framework.
    let handsOn: Set<CodeOutline.DelegateMethod>
    let isSceneDelegate: Bool

    static let all: [String: FrameworkDelegate] = Dictionary(
        uniqueKeysWithValues: [
            FrameworkDelegate("FlutterAppDelegate", handsOn: [.applicationContinue]),
            FrameworkDelegate("FlutterSceneDelegate", handsOn: [.sceneWillConnect, .sceneContinue], ofScenes: true),
            FrameworkDelegate("ExpoAppDelegate", handsOn: [.applicationContinue]),
            FrameworkDelegate("EXAppDelegateWrapper", handsOn: [.applicationContinue]),
            FrameworkDelegate("ExpoSceneDelegate", handsOn: [.sceneWillConnect, .sceneContinue], ofScenes: true),
            FrameworkDelegate("ExpoAppSceneDelegate", handsOn: [.sceneWillConnect, .sceneContinue], ofScenes: true),
            FrameworkDelegate("RCTAppDelegate"),
            FrameworkDelegate("CDVAppDelegate"),
            // It posts a notification to plugins, and for the launch reads custom URLs alone.
            FrameworkDelegate("CDVSceneDelegate", handsOn: [.sceneContinue], ofScenes: true),
        ].map { ($0.name, $0) })

    private init(
        _ name: String, handsOn: Set<CodeOutline.DelegateMethod> = [], ofScenes isSceneDelegate: Bool = false
    ) {
        (self.name, self.handsOn, self.isSceneDelegate) = (name, handsOn, isSceneDelegate)
    }
}

/// How a delegate's method hands a link on to the framework of the app.
enum HandingOn: Hashable {
    /// To the superclass, which is the framework's.
    case superclass
    /// By the name of a class or function of the framework.
    case call(String)

    /// The names. React Native: <https://reactnative.dev/docs/linking#enabling-deep-links>; Expo:
    /// <https://docs.expo.dev/brownfield/lifecycle-listeners/>; Capacitor: `CAPApplicationDelegateProxy.swift` and
    /// `CAPSceneDelegateProxy.swift` of ionic-team/capacitor, and `CAPBridge` before version 3; Cordova: the
    /// plugin's `AppDelegate+CULPlugin.m`, which keeps the link until the page listens.
    static let names: Set<String> = [
        "RCTLinkingManager", "ExpoAppDelegateSubscriberManager", "ApplicationDelegateProxy", "SceneDelegateProxy",
        "CAPBridge", "CULPlugin",
    ]
}

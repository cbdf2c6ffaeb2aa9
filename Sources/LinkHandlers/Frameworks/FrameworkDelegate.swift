/// A class of a framework that apps make their delegate, with what it does with links.
///
/// From the frameworks' sources: flutter/flutter `FlutterAppDelegate.mm` and `FlutterSceneLifeCycle.mm`, facebook/react-native
/// `RCTAppDelegate.mm`, apache/cordova-ios `CDVAppDelegate.m` and `CDVSceneDelegate.m`, expo/expo `ExpoSceneDelegate.swift` and
/// its successor `ExpoAppSceneDelegate.swift`; for Expo's app delegate, its documentation on `AppDelegate` subscribers,
/// <https://docs.expo.dev/modules/appdelegate-subscribers/>.
struct FrameworkDelegate {
    let name: String
    /// The methods in which it hands a link on to the framework.
    var handsOn: Set<CodeOutline.DelegateMethod> = []
    /// Each delegate of scenes hands on what a scene continues.
    var isSceneDelegate: Bool { handsOn.contains(.sceneContinue) }

    static let all: [String: FrameworkDelegate] = Dictionary(
        uniqueKeysWithValues: [
            FrameworkDelegate(name: "FlutterAppDelegate", handsOn: [.applicationContinue]),
            FrameworkDelegate(name: "FlutterSceneDelegate", handsOn: [.sceneWillConnect, .sceneContinue]),
            FrameworkDelegate(name: "ExpoAppDelegate", handsOn: [.applicationContinue]),
            FrameworkDelegate(name: "EXAppDelegateWrapper", handsOn: [.applicationContinue]),
            FrameworkDelegate(name: "ExpoSceneDelegate", handsOn: [.sceneWillConnect, .sceneContinue]),
            FrameworkDelegate(name: "ExpoAppSceneDelegate", handsOn: [.sceneWillConnect, .sceneContinue]),
            FrameworkDelegate(name: "RCTAppDelegate"),
            FrameworkDelegate(name: "CDVAppDelegate"),
            // It posts a notification to plugins, and for the launch reads custom URLs alone.
            FrameworkDelegate(name: "CDVSceneDelegate", handsOn: [.sceneContinue]),
        ].map { ($0.name, $0) })
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

import Findings
import LinkHandlers
import Testing

@Suite struct `who receives a link in an app in a framework` {
    private static let info = SourceText("<plist/>", from: .file(path: "Info.plist"))
    private static let lock = SourceText("packages", from: .file(path: "pubspec.lock"))

    /// What a single delegate of an app does with links.
    private static func handling(
        _ framework: String, _ text: String, scenes: String? = nil, packages: [String] = [], deepLinking: Bool? = nil,
        flutter: (Int, Int)? = nil, versions: [String: String] = [:], hasEmptyManifest: Bool = false
    ) -> LinkHandling {
        let place = Place.wholeText(info)
        let empty = AppCode.Manifest.scenes([], place, isEmpty: true)
        var code = AppCode(scenes.map { .scenes([$0], place) } ?? (hasEmptyManifest ? empty : .none(place)))
        code.frameworks = [Report.Framework(framework, framework, at: place)]
        code.dependencies.versions = versions.compactMapValues(PackageVersion.init)
        for name in packages { code.dependencies.packages[name] = .wholeText(lock) }
        code.dependencies.deepLinking = deepLinking.map { ($0, place) }
        code.dependencies.flutter = flutter.map { ($0.0, $0.1, .wholeText(lock)) }
        code.add(SourceText(text, from: .file(path: "AppDelegate.swift")), at: "AppDelegate.swift")
        return LinkHandling(of: code)
    }

    private static let flutterDelegate = "@main @objc class AppDelegate: FlutterAppDelegate {}"

    private static func delegate(_ base: String, _ body: String, launch: String = "launchOptions") -> String {
        """
        @main class AppDelegate: \(base) {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: Options?) -> Bool {
                start(\(launch)); return true
            }
            func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                             restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { \(body) }
        }
        """
    }

    private static let native = "UIResponder, UIApplicationDelegate"

    // MARK: Flutter

    @Test(arguments: [
        (["app_links"], Bool?.none, true), (["uni_links"], false, true), (["go_router"], true, true),
        (["go_router"], false, false), (["go_router"], nil, false), ([], true, false), (["http"], nil, false),
    ])
    func `is a plugin of Flutter, or its router where Flutter handles links`(
        packages: [String], isOn: Bool?, isReceived: Bool
    ) {
        let handling = Self.handling("flutter", Self.flutterDelegate, packages: packages, deepLinking: isOn)
        let expected = isReceived ? LinkHandling.Reception.received : .unknown
        #expect(handling.coldLaunch == expected && handling.whileRunning == expected)
        #expect(handling.receivers.contains { $0.kind == .plugin } == isReceived)
        #expect(handling.lifeCycle == .appDelegate)
    }

    @Test func `is the router where the lock file asks for a version of Flutter that handles links`() {
        func reception(_ version: (Int, Int)) -> LinkHandling.Reception {
            Self.handling("flutter", Self.flutterDelegate, packages: ["go_router"], flutter: version).whileRunning
        }
        #expect(reception((3, 27)) == .received && reception((4, 0)) == .received)
        #expect(reception((3, 24)) == .unknown)
    }

    @Test func `is unknown where a delegate of Flutter does not call super`() {
        let body = "return open(userActivity)"
        let own = Self.handling("flutter", Self.delegate("FlutterAppDelegate", body), packages: ["app_links"])
        #expect(own.whileRunning == .unknown && own.receivers.map(\.kind) == [.appDelegateContinue])
        let both = Self.handling(
            "flutter",
            Self.delegate("FlutterAppDelegate", "return super.application(application, continue: userActivity)"),
            packages: ["app_links"])
        #expect(both.whileRunning == .received)
    }

    @Test func `is Flutter's own scene delegate, whose launch a plugin may miss`() {
        let plugin = Self.handling(
            "flutter", Self.flutterDelegate, scenes: "FlutterSceneDelegate", packages: ["app_links"])
        #expect(plugin.lifeCycle == .scenes && plugin.whileRunning == .received && plugin.coldLaunch == .unknown)
        let router = Self.handling(
            "flutter", Self.flutterDelegate + "\nclass SceneDelegate: FlutterSceneDelegate {}", scenes: "SceneDelegate",
            packages: ["go_router"], deepLinking: true)
        #expect(router.whileRunning == .received && router.coldLaunch == .received)
    }

    @Test func `are two where Flutter handles links beside a plugin and no router wants them`() {
        func conflict(_ packages: [String], _ isOn: Bool?, _ version: (Int, Int)?) -> String? {
            Self.handling(
                "flutter", Self.flutterDelegate, packages: packages, deepLinking: isOn, flutter: version
            ).conflict?.plugin
        }
        #expect(conflict(["app_links"], nil, (3, 29)) == "app_links")
        #expect(conflict(["flutter_branch_sdk"], true, nil) == "flutter_branch_sdk")
        #expect(conflict(["app_links"], false, (3, 29)) == nil && conflict(["app_links"], nil, (3, 22)) == nil)
        #expect(conflict(["app_links", "go_router"], nil, (3, 29)) == nil && conflict(["http"], true, nil) == nil)
    }

    @Test(arguments: [("7.0.0", true), ("10.1.2", true), ("6.4.1", false), ("latest", false)])
    func `is app_links at a launch with scenes since its version 7`(version: String, isReceived: Bool) {
        let handling = Self.handling(
            "flutter", Self.flutterDelegate, scenes: "FlutterSceneDelegate", packages: ["app_links"],
            versions: ["app_links": version])
        #expect(handling.coldLaunch == (isReceived ? .received : .unknown) && handling.whileRunning == .received)
    }

    // MARK: React Native and Expo

    @Test func `is React Native where the delegate calls its linking manager`() {
        let body = "return RCTLinkingManager.application(application, continue: userActivity, restorationHandler: r)"
        let handling = Self.handling("react-native", Self.delegate(Self.native, body))
        #expect(handling.coldLaunch == .received && handling.whileRunning == .received)
        let unread = Self.handling("react-native", Self.delegate(Self.native, body, launch: ""))
        #expect(unread.coldLaunch == .unknown && unread.whileRunning == .received)
        let other = Self.handling("react-native", Self.delegate("RCTAppDelegate", "return Branch.handle(userActivity)"))
        #expect(other.coldLaunch == .unknown && other.whileRunning == .unknown)
    }

    @Test func `is nobody in React Native while it runs where the delegate has no method`() {
        let text = "@main class AppDelegate: RCTAppDelegate {}"
        let handling = Self.handling("react-native", text)
        #expect(handling.whileRunning == .lost && handling.coldLaunch == .unknown)
        let swizzled = Self.handling("react-native", text, packages: ["@react-native-firebase/app"])
        #expect(swizzled.whileRunning == .unknown)
    }

    @Test func `is a subscriber of Expo's delegate`() {
        let text = "@main class AppDelegate: ExpoAppDelegate {}"
        let handling = Self.handling("expo", text, packages: ["expo", "expo-router"])
        #expect(handling.coldLaunch == .received && handling.whileRunning == .received)
        #expect(Self.handling("expo", text, packages: ["expo"]).whileRunning == .unknown)
    }

    @Test(arguments: ["ExpoSceneDelegate", "ExpoAppSceneDelegate"])
    func `is Expo's own scene delegate while the app runs, and at its launch that is not known`(name: String) {
        let text = "@main class AppDelegate: ExpoAppDelegate {}\nclass SceneDelegate: \(name) {}"
        let handling = Self.handling("expo", text, scenes: "SceneDelegate", packages: ["expo-router"])
        #expect(handling.lifeCycle == .scenes)
        #expect(handling.coldLaunch == .unknown && handling.whileRunning == .received)
    }

    @Test func `is the app delegate where the scene manifest configures no scene, and nothing is lost by that`() {
        let body = "return RCTLinkingManager.application(application, continue: userActivity, restorationHandler: r)"
        let own = Self.handling("react-native", Self.delegate(Self.native, body), hasEmptyManifest: true)
        #expect(own.lifeCycle == .appDelegate && own.coldLaunch == .received && own.whileRunning == .received)
        let text = "@main class AppDelegate: RCTAppDelegate {}"
        let none = Self.handling("react-native", text, hasEmptyManifest: true)
        #expect(none.coldLaunch == .unknown && none.whileRunning == .unknown)
    }

    @Test func `is unknown for a reason that names the framework and what was not read`() {
        let handling = Self.handling("react-native", "@main class AppDelegate: Base, UIApplicationDelegate {}")
        #expect(
            handling.doubts.first?.reason.description
                == "the app is written in react-native, and “Base”, which “AppDelegate” inherits from, was not read")
    }

    // MARK: Capacitor and Cordova

    @Test(arguments: [("8.4.9", true), ("^7.0.0", true), ("8.5.0", false), ("9.0", false), ("latest", false)])
    func `can be Capacitor's proxy of scenes since its version 8.5`(version: String, needsUpdate: Bool) {
        let text = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
        func handling(_ scenes: String?) -> LinkHandling {
            Self.handling("capacitor", text, scenes: scenes, versions: ["@capacitor/ios": version])
        }
        #expect((handling("SceneDelegate").update != nil) == needsUpdate && handling(nil).update == nil)
    }

    @Test func `is the app plugin of Capacitor, to which the delegate's proxy hands links`() {
        let body = "return ApplicationDelegateProxy.shared.application(application, continue: userActivity)"
        let text = Self.delegate(Self.native, body)
        let handling = Self.handling("capacitor", text, packages: ["@capacitor/app"])
        #expect(handling.coldLaunch == .received && handling.whileRunning == .received)
        #expect(Self.handling("capacitor", text).whileRunning == .unknown)
        let scenes = """
            \(text)
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
            """
        let lost = Self.handling("capacitor", scenes, scenes: "SceneDelegate", packages: ["@capacitor/app"])
        #expect(lost.coldLaunch == .lost && lost.whileRunning == .lost && lost.idle.count == 1)
    }

    @Test func `is unknown in Cordova, whose plugins may bring methods of their own`() {
        let handling = Self.handling("cordova", "@main class AppDelegate: CDVAppDelegate {}")
        #expect(handling.coldLaunch == .unknown && handling.whileRunning == .unknown)
    }

    private static let cordova = """
        @interface AppDelegate : CDVAppDelegate
        @end
        @implementation AppDelegate
        @end
        int main() { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        """

    private static func category(_ body: String) -> String {
        """
        @implementation AppDelegate (Plugin)
        - (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity
            restorationHandler:(void (^)(NSArray *))restorationHandler { \(body) }
        @end
        """
    }

    /// What becomes of a link in an app in Cordova whose plugins have these categories.
    private static func cordova(_ bodies: String...) -> LinkHandling {
        let place = Place.wholeText(info)
        var code = AppCode(.none(place))
        code.frameworks = [Report.Framework("cordova", "Cordova", at: place)]
        let text = ([cordova] + bodies.map(category)).joined(separator: "\n")
        code.add(SourceText(text, from: .file(path: "AppDelegate.m")), at: "AppDelegate.m")
        return LinkHandling(of: code)
    }

    @Test(arguments: [
        ("CULPlugin *plugin = [self plugin]; return [plugin handleUserActivity:activity];", true),
        ("return [[Other instance] handle:activity];", false),
        // It keeps links until the page asks for them, which apps that have the plugin may not do.
        ("return [[self plugin:IonicDeeplinkPlugin.class] handleContinueUserActivity:activity];", false),
        ("return NO;", false),
    ])
    func `is a plugin of Cordova that is known, through its category of the delegate`(body: String, isReceived: Bool) {
        let handling = Self.cordova(body)
        #expect(
            handling.coldLaunch == (isReceived ? .received : .unknown) && handling.whileRunning == handling.coldLaunch)
    }

    @Test func `is unknown where two plugins have the method, and which one iOS calls is not defined`() {
        let body = "CULPlugin *plugin = [self plugin]; return [plugin handleUserActivity:activity];"
        #expect(Self.cordova(body, "return [[Other instance] handle:activity];").whileRunning == .unknown)
        #expect(Self.cordova(body, body).whileRunning == .received)
    }

    @Test func `is unknown in a framework whose way is not known`() {
        let handling = Self.handling("nativescript", Self.delegate(Self.native, "return open(userActivity)"))
        #expect(
            handling.coldLaunch == .unknown && handling.doubts.first?.reason.description.contains("not judged") == true)
    }
}

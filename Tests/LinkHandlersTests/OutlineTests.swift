import Findings
import LinkHandlers
import Testing

@Suite struct `who receives a link` {
    private static func handling(
        _ files: [String: String], _ manifest: (Place) -> AppCode.Manifest = { .none($0) }
    ) -> LinkHandling {
        let info = SourceText("<plist/>", from: .file(path: "Info.plist"))
        var code = AppCode(manifest(.wholeText(info)))
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            code.add(SourceText(text, from: .file(path: name)), at: name)
        }
        return LinkHandling(of: code)
    }

    private static let appDelegate = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                             restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { BODY }
        }
        """

    private static func appDelegate(_ body: String) -> String { appDelegate.replacing("BODY", with: body) }

    private static func sceneDelegate(_ connect: String, _ resume: String = "route(userActivity)") -> String {
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let window = scene as? UIWindowScene else { return }
                \(connect)
            }
            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { \(resume) }
        }
        """
    }

    private static let plain = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    private static let scenes: @Sendable (Place) -> AppCode.Manifest = { .scenes(["SceneDelegate"], $0) }

    @Test func `is the app delegate without scenes`() {
        let handling = Self.handling(["A.swift": Self.appDelegate("route(userActivity); return true")])
        #expect(handling.lifeCycle == .appDelegate)
        #expect(handling.coldLaunch == .received && handling.whileRunning == .received)
        #expect(handling.receivers.map(\.kind) == [.appDelegateContinue])
        #expect(handling.receivers[0].place.position?.line == 3)
    }

    @Test(arguments: ["", "return true", "return false // soon\n", "/* { */ return true;"])
    func `is nobody where the body is empty`(body: String) {
        let handling = Self.handling(["A.swift": Self.appDelegate(body)])
        #expect(handling.coldLaunch == .lost && handling.whileRunning == .lost && handling.receivers.isEmpty)
    }

    @Test(arguments: [
        ("UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))", true),
        (
            "let name = isTest ? \"Fake\" : NSStringFromClass(AppDelegate.self)\nUIApplicationMain(c, v, nil, name)",
            true
        ),
        (
            "let name = isTest ? NSStringFromClass(Fake.self) : NSStringFromClass(AppDelegate.self)\nUIApplicationMain(c, v, nil, name)",
            false
        ),
    ])
    func `is the delegate that main names, if it names one`(main: String, isKnown: Bool) {
        let delegate = Self.appDelegate("route(userActivity); return true").replacing("@main ", with: "")
        let handling = Self.handling(["A.swift": delegate, "main.swift": main])
        #expect((handling.coldLaunch == .received) == isKnown)
        #expect((handling.coldLaunch == .unknown) == !isKnown)
    }

    @Test func `is not the app delegate where there are scenes`() {
        let handling = Self.handling(
            [
                "A.swift": Self.appDelegate("route(userActivity); return true"),
                "S.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
            ], Self.scenes)
        #expect(handling.lifeCycle == .scenes)
        #expect(handling.coldLaunch == .lost && handling.whileRunning == .lost)
        #expect(handling.idle.map(\.kind) == [.appDelegateContinue])
    }

    @Test(arguments: [
        ("use(options.userActivities.first)", LinkHandling.Reception.received),
        ("coordinator.start(with: options)", .received), ("route(for: options, in: window)", .received),
        ("open(options.urlContexts)", .lost), ("", .lost), ("start(options: 3)", .lost),
        ("open(options?.urlContexts)", .lost),
    ])
    func `at launch is what reads the activities of the options or hands them on`(
        line: String, expected: LinkHandling.Reception
    ) {
        let handling = Self.handling(["A.swift": Self.plain, "S.swift": Self.sceneDelegate(line)], Self.scenes)
        #expect(handling.coldLaunch == expected)
        #expect(handling.whileRunning == .received)
    }

    @Test func `is read in extensions and superclasses of the project`() {
        let handling = Self.handling(
            [
                "A.swift": Self.plain,
                "S.swift": "final class SceneDelegate: Base {}\nclass Base: UIResponder, UIWindowSceneDelegate {}",
                "L.swift":
                    "extension Base { func scene(_ scene: UIScene, continue activity: NSUserActivity) { route(activity) } }",
            ], Self.scenes)
        #expect(handling.whileRunning == .received && handling.coldLaunch == .lost)
    }

    @Test(arguments: [
        "class SceneDelegate: VendorSceneDelegate {}", "", "class SceneDelegate: UIResponder {",
        "#if FEATURE\n" + sceneDelegate("use(options)") + "\n#endif",
    ])
    func `is unknown where a class was not read whole or is in some builds only`(source: String) {
        let handling = Self.handling(["A.swift": Self.plain, "S.swift": source], Self.scenes)
        #expect(handling.coldLaunch == .unknown && handling.whileRunning == .unknown)
        #expect(!handling.doubts.isEmpty)
    }

    @Test func `is the same under a condition that holds in every build for iOS`() {
        let source = "#if os(iOS)\n" + Self.sceneDelegate("use(options)") + "\n#endif"
        let handling = Self.handling(["A.swift": Self.plain, "S.swift": source], Self.scenes)
        #expect(handling.coldLaunch == .received && handling.whileRunning == .received)
    }

    @Test func `is unknown where an SDK may take the place of a delegate that receives nothing`() {
        let handling = Self.handling(["A.swift": "import FirebaseCore\n" + Self.plain])
        #expect(handling.coldLaunch == .unknown && handling.lifeCycle == .appDelegate)
    }

    @Test(arguments: ["import Flutter", "import Capacitor", "import Expo"])
    func `is unknown in a framework that is not judged`(line: String) {
        let handling = Self.handling(["A.swift": line + "\n" + Self.appDelegate("route(userActivity); return true")])
        #expect(handling.coldLaunch == .unknown && handling.framework != nil)
    }

    // MARK: SwiftUI

    private static func app(_ content: String) -> String {
        "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { \(content) } }"
    }

    @Test(arguments: [
        ("WindowGroup { ContentView().onOpenURL { url in route(url) } }", LinkHandling.Reception.received),
        ("WindowGroup { VStack(spacing: 2) { ContentView() }.onOpenURL(perform: route) }", .received),
        ("WindowGroup { ContentView().onOpenURL { _ in } }", .lost), ("WindowGroup { ContentView() }", .lost),
        ("WindowGroup { if loggedIn { ContentView().onOpenURL { route($0) } } }", .unknown),
        ("WindowGroup { ContentView().sheet(isPresented: $x) { Other().onOpenURL { route($0) } } }", .unknown),
        ("WindowGroup { ContentView() }; WindowGroup { Help().onOpenURL { route($0) } }", .unknown),
        ("WindowGroup { ContentView().onContinueUserActivity(kind) { route($0) } }", .unknown),
    ])
    func `in SwiftUI is onOpenURL on a view that is always there`(content: String, expected: LinkHandling.Reception) {
        let handling = Self.handling(["App.swift": Self.app(content)])
        #expect(handling.lifeCycle == .swiftui)
        #expect(handling.coldLaunch == expected && handling.whileRunning == expected)
    }

    @Test(arguments: [
        ("RootView()", LinkHandling.Reception.received), ("if ready { RootView() }", .unknown),
    ])
    func `in SwiftUI is found in the views that are shown`(line: String, expected: LinkHandling.Reception) {
        let handling = Self.handling([
            "App.swift": Self.app("WindowGroup { ContentView() }"),
            "ContentView.swift": "struct ContentView: View { var body: some View { \(line) } }",
            "RootView.swift": "struct RootView: View { var body: some View { Text(\"a\").onOpenURL { route($0) } } }",
        ])
        #expect(handling.coldLaunch == expected)
    }

    @Test func `in SwiftUI is unknown where a package's views were not read, or the app delegate listens`() {
        let app = Self.app("WindowGroup { ContentView() }")
        #expect(Self.handling(["App.swift": "import ShopFeatures\n" + app]).coldLaunch == .unknown)
        let delegate = Self.appDelegate("route(userActivity); return true").replacing("@main ", with: "")
        let adapted = app.replacing("var body", with: "@UIApplicationDelegateAdaptor(AppDelegate.self) var d; var body")
        #expect(Self.handling(["App.swift": adapted, "D.swift": delegate]).whileRunning == .unknown)
    }

    @Test func `in SwiftUI depends on modules that are imported where nothing else is read`() {
        var code = AppCode(.none(.inspection))
        let app = Self.app("WindowGroup { ContentView() }")
        code.add(SourceText(app, from: .file(path: "App.swift")), at: "App.swift")
        code.addImports(of: Array("import UIKit\n// import Nothing here\nimport \"A.h\"\n".utf8))
        #expect(LinkHandling(of: code).coldLaunch == .lost)
        code.addImports(of: Array("  @_exported import struct ShopFeatures.Basket\n".utf8))
        #expect(LinkHandling(of: code).coldLaunch == .unknown)
    }

    // MARK: Objective-C

    private static func objectiveC(_ method: String) -> [String: String] {
        [
            "AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end",
            "AppDelegate.m": "#import \"AppDelegate.h\"\n@implementation AppDelegate\n\(method)\n@end",
            "main.m": """
            int main(int argc, char *argv[]) {
                @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }
            }
            """,
        ]
    }

    @Test(arguments: [
        ("[self route:userActivity]; return YES;", LinkHandling.Reception.received), ("return YES;", .lost),
    ])
    func `in Objective-C is the same method`(body: String, expected: LinkHandling.Reception) {
        let files = Self.objectiveC(
            """
            - (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)userActivity
             restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> * _Nullable))restorationHandler
            {
                \(body)
            }
            """)
        #expect(Self.handling(files).coldLaunch == expected)
        #expect(Self.handling(files).lifeCycle == .appDelegate)
    }

    @Test func `in Objective-C is the scene delegate where there are scenes`() {
        var files = Self.objectiveC("")
        files["SceneDelegate.h"] = "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@end"
        files["SceneDelegate.m"] = """
            @implementation SceneDelegate
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
                [self scene:scene continueUserActivity:connectionOptions.userActivities.anyObject];
            }
            - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity { [Router open:userActivity]; }
            @end
            """
        let handling = Self.handling(files, Self.scenes)
        #expect(handling.coldLaunch == .received && handling.whileRunning == .received)
        #expect(handling.receivers.map(\.kind) == [.sceneWillConnect, .sceneContinue])
    }
}

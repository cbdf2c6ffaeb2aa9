import Findings
import LinkHandlers

/// The code that hands a universal link on to the framework that an app is written in.
extension HandlerCode {
    /// - Parameters:
    ///   - handling: what is known of the app.
    ///   - isObjectiveC: whether its delegate is written in Objective-C.
    static func code(in framework: String, _ handling: LinkHandling, isObjectiveC: Bool) -> Snippet? {
        switch (framework, handling.lifeCycle, isObjectiveC) {
        case ("react-native", .appDelegate, false), ("expo", .appDelegate, false): reactNative
        case ("react-native", .appDelegate, true), ("expo", .appDelegate, true): reactNativeInObjectiveC
        case ("capacitor", .appDelegate, false): capacitor
        case ("capacitor", .scenes, false): capacitorScene
        default: nil
        }
    }

    private static let reactNative = Snippet(
        for: "the app delegate",
        """
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            return RCTLinkingManager.application(
                application, continue: userActivity, restorationHandler: restorationHandler)
        }
        """)

    private static let reactNativeInObjectiveC = Snippet(
        for: "the app delegate",
        """
        - (BOOL)application:(UIApplication *)application
            continueUserActivity:(NSUserActivity *)userActivity
              restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler {
            return [RCTLinkingManager application:application
                             continueUserActivity:userActivity
                               restorationHandler:restorationHandler];
        }
        """)

    private static let capacitor = Snippet(
        for: "the app delegate",
        """
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            return ApplicationDelegateProxy.shared.application(
                application, continue: userActivity, restorationHandler: restorationHandler)
        }
        """)

    // The proxy of scenes keeps the link of the launch until the plugins are there; Capacitor 8.5 has it.
    private static let capacitorScene = Snippet(
        for: "the scene delegate",
        """
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            // Besides what this method does already.
            SceneDelegateProxy.shared.scene(scene, willConnectTo: session, options: connectionOptions)
        }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            SceneDelegateProxy.shared.scene(scene, continue: userActivity)
        }
        """)
}

import Findings

/// The code that receives a universal link, in each life cycle and language. Tests put it into the apps that lack it.
enum HandlerCode {
    static let swiftUI = Snippet(
        for: "the App’s body",
        """
        ContentView()
            .onOpenURL { url in handle(url) }
        """)

    static let appDelegate = Snippet(
        for: "the app delegate",
        """
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            guard let url = userActivity.webpageURL else { return false }
            return handle(url)
        }
        """)

    static let appDelegateInObjectiveC = Snippet(
        for: "the app delegate",
        """
        - (BOOL)application:(UIApplication *)application
            continueUserActivity:(NSUserActivity *)userActivity
              restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler {
            return [self handle:userActivity.webpageURL];
        }
        """)

    static let scene = Snippet(
        for: "the scene delegate",
        """
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            // Besides what this method does already.
            for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
        }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            if let url = userActivity.webpageURL { handle(url) }
        }
        """)

    static let sceneLaunch = Snippet(
        for: "scene(_:willConnectTo:options:) of the scene delegate",
        "for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }")

    static let sceneContinue = Snippet(
        for: "the scene delegate",
        """
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            if let url = userActivity.webpageURL { handle(url) }
        }
        """)

    static let sceneInObjectiveC = Snippet(
        for: "the scene delegate",
        """
        - (void)scene:(UIScene *)scene
            willConnectToSession:(UISceneSession *)session
                         options:(UISceneConnectionOptions *)connectionOptions {
            // Besides what this method does already.
            for (NSUserActivity *activity in connectionOptions.userActivities) {
                [self scene:scene continueUserActivity:activity];
            }
        }

        - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {
            [self handle:userActivity.webpageURL];
        }
        """)

    static let sceneLaunchInObjectiveC = Snippet(
        for: "scene:willConnectToSession:options: of the scene delegate",
        """
        for (NSUserActivity *activity in connectionOptions.userActivities) {
            [self scene:scene continueUserActivity:activity];
        }
        """)

    static let sceneContinueInObjectiveC = Snippet(
        for: "the scene delegate",
        """
        - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {
            [self handle:userActivity.webpageURL];
        }
        """)
}

extension Topic {
    static let scenes = Topic(
        name: "scenes", title: "Adopting scenes without losing links",
        text: """
            An app that is built with the SDK of iOS 27 or later and has no scenes does not launch. With scenes, iOS hands \
            universal links to the scene delegate and no longer to the app delegate, so move both together:

            1. Add `UIApplicationSceneManifest` to the Info.plist, with one configuration under `UISceneConfigurations`, \
            `UIWindowSceneSessionRoleApplication`.
            2. Give the configuration `UISceneDelegateClassName`: `$(PRODUCT_MODULE_NAME).SceneDelegate`. A manifest without \
            configurations counts as none.
            3. Write `class SceneDelegate: UIResponder, UIWindowSceneDelegate` with `var window: UIWindow?`.
            4. In `scene(_:willConnectTo:options:)`, make the window with `UIWindow(windowScene:)`, and stop making it in the app \
            delegate. If the app has a storyboard, name it in the configuration as `UISceneStoryboardFile`.
            5. In the same method, pass on the link that launched the app: `for activity in connectionOptions.userActivities { \
            self.scene(scene, continue: activity) }`.
            6. Move `application(_:continue:restorationHandler:)` to `scene(_:continue:)`, along with the calls of SDKs \
            that need the activity.
            7. Move `application(_:open:options:)` to `scene(_:openURLContexts:)`, and read `connectionOptions.urlContexts` at \
            launch.
            8. Move what runs on entering the foreground or background to `sceneDidBecomeActive(_:)` and the other methods of \
            the scene delegate; the app delegate keeps the launch and notifications.
            9. A SwiftUI `App` has scenes already. Flutter, React Native, Expo, Capacitor and Cordova have scene delegates or \
            guides of their own: update the framework first, then its plugins.
            10. `aasa handlers PROJECT` says who receives links now. Then try one on a device, once while the app is not \
            running and once while it is.

            - Apple TN3187: Migrating to the UIKit scene-based life cycle: \
            <https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle>
            - Apple: Supporting universal links in your app: \
            <https://developer.apple.com/documentation/xcode/supporting-universal-links-in-your-app>

            """)
}

import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    /// The start of an app, and what becomes of links in it.
    static let apps: [LogLine<LoggedSubject>] = [
        LogLine(
            "AD057", "logged-scenes-not-adopted", .warning, .documented, [.sceneMigration, .forum("778016")],
            explanation: """
                ## What it finds
                `This process does not adopt UIScene lifecycle. This will become an assert in a future version.` (iOS \
                18.4), or ``UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the \
                future.` (iOS 26).

                ## Why it matters
                The app runs, and links still arrive in its app delegate. An app that is built with the SDK of iOS 27 \
                and has no scenes does not start. With scenes, the system hands universal links to the scene delegate, \
                and no longer calls `application(_:continue:restorationHandler:)`: links that only the app delegate \
                handles are lost from then on. Associated domains play no part in this line.

                ## How to fix it
                Add `UIApplicationSceneManifest` and a scene delegate, and handle links there, in \
                `scene(_:willConnectTo:options:)` for a launch and in `scene(_:continue:)` for a running app. An app \
                of SwiftUI's `App` has scenes. Flutter, React Native and other frameworks have guides of their own.
                """,
            saying: "the app has no scenes, so it won't start once it is built with the SDK of iOS 27",
            label: "not a matter of associated domains",
            help:
                "adopt the scene life cycle, and handle universal links in scene(_:willConnectTo:options:) and scene(_:continue:)"
        ),
        LogLine(
            "AD058", "logged-scenes-required", .error, .documented, [.sceneMigration],
            explanation: """
                ## What it finds
                `UIScene life cycle is required for apps built with this SDK.`, with which an app ends on iOS 27.

                ## Why it matters
                The app is built with the SDK of iOS 27 or later and has no scenes, so the system ends it when it \
                starts. No link reaches it. Associated domains play no part in this line.

                ## How to fix it
                Add `UIApplicationSceneManifest` to Info.plist and a scene delegate. Move the handling of universal \
                links there: `scene(_:willConnectTo:options:)` gets the link that launches the app, and \
                `scene(_:continue:)` the links that follow. Built with an older SDK, the app starts as before.
                """,
            saying: "the app can't start: it is built with the SDK of iOS 27 or later and has no scenes",
            label: "ended at launch",
            help:
                "add UIApplicationSceneManifest and a scene delegate, and handle universal links in scene(_:willConnectTo:options:) and scene(_:continue:)"
        ),
        LogLine(
            "AD059", "logged-plugin-without-scenes", .warning, .documented, [.flutterScenes, .flutterPluginWarning],
            explanation: """
                ## What it finds
                `Plugin … uses deprecated application lifecycle events. Please contact plugin maintainers and request \
                UIScene lifecycle support.`, which Flutter prints when the app starts, or the first words about something \
                else than a plugin.

                ## Why it matters
                The app has scenes and the plugin does not know them. Flutter still passes a scene's events on to such \
                plugins, links among them, and says that it will stop. A plugin for links then gets none.

                ## How to fix it
                Update the plugin: many have a release with scenes. If the newest one still prints the line, ask its \
                maintainers for it. Nothing is wrong with the app's domains.
                """
        ) { logged in
            guard case .pluginWithoutScenes(let plugin) = logged.statement else { return nil }
            guard let plugin else {
                return logged.observation(
                    "the app handles events of the application's life cycle, which a scene gets in its place",
                    label: "not a matter of associated domains",
                    help: "adopt the scene life cycle, and handle universal links in the scene delegate")
            }
            return logged.observation(
                "the Flutter plugin \(plain: plugin) knows no scenes, so links won't reach it once Flutter stops passing them on",
                label: "not a matter of associated domains",
                help: "update \(plain: plugin) to a release that supports the scene life cycle")
        },
        LogLine(
            "AD060", "logged-route-not-handled", .warning, .reported,
            [.flutterRouteReport, .flutterDeepLinking, .flutterFallback],
            explanation: """
                ## What it finds
                `Failed to handle route information in Flutter.`

                ## Why it matters
                The association works: the system handed the link to the app. Flutter's own handling of links then \
                asked the router for a page, and none took it. Developers report that the app opens and the browser \
                follows at once, since Flutter 3.24. Where a plugin handles links as well, both of them get the link.

                ## How to fix it
                With a plugin for links (app_links, Branch, AppsFlyer, …), set `FlutterDeepLinkingEnabled` to false in \
                Info.plist; it is true unless set since Flutter 3.27. Without one, give the router a route for the \
                link's path: `onGenerateRoute`, or a route of go_router or auto_route.
                """,
            saying: "the link reached the app, and Flutter's router has no page for it",
            label: "the association works",
            help:
                "if a plugin handles links, set FlutterDeepLinkingEnabled to false in Info.plist; else add a route for the path of the link"
        ),
        LogLine(
            "AD061", "logged-launch-refused", .error, .reported,
            [.profiles, .forum("757268"), .launchReport, .launchOfAssociatedAppReport],
            explanation: """
                ## What it finds
                `Error Domain=AppleMobileFileIntegrityError Code=-413 "No matching profile found"` or \
                `Restricted entitlements not validated, bailing out` of macOS's `amfid`, \
                `Disallowing … because no eligible provisioning profiles found` of `taskgated-helper`, or \
                `RBSRequestErrorDomain Code=5 "Launch failed."` with `NSPOSIXErrorDomain Code=163`.

                ## Why it matters
                The system ends the app before its first line runs, though `codesign --verify`, `spctl` and \
                notarisation find nothing wrong. The signature has an entitlement that needs a provisioning profile, \
                and no profile in the app allows it. `com.apple.developer.associated-domains` is such an entitlement; \
                `keychain-access-groups` and others are, too. The last line has the others as its usual cause, and \
                does not prove it.

                ## How to fix it
                Embed a provisioning profile in `Contents/embedded.provisionprofile`, also for Developer ID: its App ID \
                needs Associated Domains, and the signature needs `com.apple.application-identifier`. Helpers and \
                login items need their own. Else remove the entitlement. `log show --last 5m --predicate 'process == \
                "amfid" OR sender == "AppleMobileFileIntegrity"'` names the entitlement.
                """
        ) { logged in
            guard case .launchRefused(let isExplained) = logged.statement else { return nil }
            return logged.observation(
                isExplained
                    ? "macOS doesn't start the app: no profile in it allows an entitlement of its signature"
                    : "macOS doesn't start the app, usually because no profile in it allows an entitlement of its signature",
                label: "killed at launch",
                notes: [
                    Note("associated domains are such an entitlement; to see what it claims: aasa check App.app")
                ],
                help:
                    "embed a provisioning profile whose App ID has Associated Domains, also for Developer ID, or remove the entitlement"
            )
        },
        LogLine(
            "AD063", "logged-wechat-link-check", .error, .documented, [.weChatGuide, .weChatReport],
            explanation: """
                ## What it finds
                `由于应用universal link校验不通过` (“the app's universal link did not pass the check”), which WeChat shows in \
                place of a share, a sign-in or a mini program, or `Universal Link check failed. The application is \
                launched by WeChat via scheme` in the log of its SDK.

                ## Why it matters
                WeChat opens the app by the universal link that is registered for it, with a path of its own at the \
                end, and the link did not open the app. The association may be missing, or the file's rules don't \
                take paths below the registered one. Developers also report it for old versions of the SDK on iOS 18.

                ## How to fix it
                Register the same link on WeChat's open platform and in `registerApp:universalLink:`, such as \
                `https://example.com/app/`; claim `applinks:example.com`; and let the file take everything below it, \
                `/app/*`. `aasa match https://example.com/app/anything --domain example.com` decides that. Update the SDK, and reinstall \
                the app after a change.
                """,
            saying: "WeChat could not open the app by its universal link",
            label: "the association, or the path that WeChat adds",
            notes: [
                Note("to decide a link below the registered one: aasa match https://DOMAIN/PATH/abc --domain DOMAIN")
            ],
            help:
                "claim applinks for the host that is registered with WeChat, and take every path below the registered one, such as /app/*"
        ),
        LogLine(
            "AD064", "logged-app-links-unverified", .warning, .documented, [.androidAppLinks, .androidAppLinksReport],
            explanation: """
                ## What it finds
                A domain in the output of Android's `pm get-app-links` whose state lets no link open the app: `none`, \
                `denied`, `legacy_failure` or a number from 1024 on. Also `Verification … complete. Success:false. \
                Failed hosts:…` in the log of Android 11 and older.

                ## Why it matters
                Android opens links of that domain in the browser. It does not read the apple-app-site-association \
                file: it looks for the app in `https://<domain>/.well-known/assetlinks.json`. Up to Android 11, one \
                failed host spoils all hosts of the app.

                ## How to fix it
                Serve assetlinks.json at that very host with status 200, `application/json` and no redirect; name the \
                package, the SHA-256 fingerprint of the certificate that signed this build (Play signs again with a \
                key of its own) and the relation `delegate_permission/common.handle_all_urls`. Then run `adb shell pm \
                verify-app-links --re-verify PACKAGE`, and look again after a minute.
                """
        ) { logged in
            guard case .appLinks(let domain, let state) = logged.statement,
                let wording = AppLinksWording(state, of: domain)
            else { return nil }
            return logged.observation(
                "this is Android: \(wording.message)", label: "not about the AASA file", help: wording.help)
        },
    ]
}

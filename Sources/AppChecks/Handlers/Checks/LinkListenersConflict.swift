import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// A plugin receives links, and so does Flutter.
    static let linkListenersConflict = Check(
        "AD745", "link-listeners-conflict", .error, since: "0.1.0", evidence: .documentedByVendor,
        citations: [.flutterDeepLinking],
        explanation: """
            ## What it finds
            A Flutter app that depends on a plugin for links, such as `app_links`, while Flutter handles links itself: \
            `FlutterDeepLinkingEnabled` is true, or it is not set and `pubspec.lock` asks for Flutter 3.27 or later. Apps \
            with a router package such as `go_router` are not reported, since the router may need the links that Flutter \
            passes on.

            ## Why it matters
            Flutter passes the link to the app's routes. If none of them has its path, Flutter logs `Failed to handle route \
            information in Flutter.` and gives the link back to iOS, which may open it in Safari.

            ## How to fix it
            Set `FlutterDeepLinkingEnabled` to false in the `Info.plist`, and `flutter_deeplinking_enabled` to false in the \
            `AndroidManifest.xml`. Then only the plugin receives links.
            """,
        of: \.linkedApps
    ) { app in
        guard let conflict = app.handling.conflict else { return nil }
        return Observation(
            "both Flutter and the plugin \(conflict.plugin) handle the universal links of \(app.app.target)",
            at: conflict.place, label: "this plugin receives links too",
            notes: [Note(conflict.basis.reason, at: conflict.basis.place)],
            help: "set FlutterDeepLinkingEnabled to false in the Info.plist",
            snippet: Snippet(for: "the Info.plist", "<key>FlutterDeepLinkingEnabled</key>\n<false/>"))
    }
}

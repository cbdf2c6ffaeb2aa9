import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// A plugin receives links, and so does Flutter.
    static let linkListenersConflict = Check(
        "AD745", "link-listeners-conflict", .error, since: "0.1.0", evidence: .documented,
        citations: [.flutterDeepLinking],
        explanation: """
            ## What it finds
            An app in Flutter that depends on a plugin for links, such as `app_links`, while Flutter handles links too: \
            `FlutterDeepLinkingEnabled` is true, or it is not set and `pubspec.lock` asks for Flutter 3.27 or later. It is not \
            told for apps with a router package such as `go_router`, which may want the links that Flutter hands on.

            ## Why it matters
            Flutter sends the link to the routes of the app. Where they don’t know its path, it logs `Failed to handle route \
            information in Flutter.` and gives the link back to iOS, which may open it in Safari.

            ## How to fix it
            Set `FlutterDeepLinkingEnabled` to false in the `Info.plist`, and `flutter_deeplinking_enabled` in the \
            `AndroidManifest.xml`. The plugin then receives the links alone.
            """,
        of: \.linkedApps
    ) { app in
        guard let conflict = app.handling.conflict else { return nil }
        return Observation(
            "Flutter handles the universal links of \(app.app.target) beside the plugin \(conflict.plugin)",
            at: conflict.place, label: "this plugin receives links too",
            notes: [Note(conflict.basis.reason, at: conflict.basis.place)],
            help: "set FlutterDeepLinkingEnabled to false in the Info.plist",
            snippet: Snippet(for: "the Info.plist", "<key>FlutterDeepLinkingEnabled</key>\n<false/>"))
    }
}

import Findings
import FrameworkScreens
import SignUpScreens

extension ScreenFiles {
    private static let scripts = FrameworkScreenReader.scriptEnds
    private static let pages = FrameworkScreenReader.scriptEnds + FrameworkScreenReader.pageEnds
    /// The frameworks whose sources are read, and what their names end in.
    private static let sources: [String: [String]] = [
        "react-native": scripts, "expo": scripts, "capacitor": pages, "cordova": pages, "tauri": pages,
    ]
    /// The frameworks that show web pages in an app.
    private static let webViews: Set<String> = ["capacitor", "cordova", "tauri"]

    /// Adds the screens that are written in a framework, and notes which frameworks were read by that.
    mutating func readFrameworks() {
        let code = parts.code
        let found =
            FrameworkScreenReader.screens(ofScripts: code.scripts) + FrameworkScreenReader.screens(ofPages: code.pages)
        let folders = parts.frameworks.filter { Self.webViews.contains($0.name) }.map(Self.folder)
        parts.screens += found.map { screen in
            guard screen.leaving == .submitted, let file = screen.place.file, folders.contains(where: file.hasPrefix)
            else { return screen }
            var screen = screen
            screen.leaving = .webView
            return screen
        }
        // Where the sources have no field, nothing is known of the fields that people see.
        let files = found.compactMap(\.place.file)
        parts.frameworks = parts.frameworks.map { framework in
            let folder = Self.folder(of: framework)
            let ends = Self.sources[framework.name] ?? []
            let isRead = files.contains { path in path.hasPrefix(folder) && ends.contains { path.hasSuffix($0) } }
            return Report.Framework(framework.name, framework.title, at: framework.place, isRead: isRead)
        }
    }

    private static func folder(of framework: Report.Framework) -> String {
        FolderPath.parent(of: framework.place.file ?? "")
    }
}

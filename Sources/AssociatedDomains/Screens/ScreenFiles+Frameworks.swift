import Findings
import FrameworkScreens
import SignUpScreens

extension ScreenFiles {
    /// The frameworks whose sources are read, and what their names end in.
    private static let sources: [String: [String]] = [
        "react-native": scripts, "expo": scripts, "capacitor": scripts, "cordova": scripts, "tauri": scripts,
    ]
    private static let scripts = [".tsx", ".jsx", ".js"]
    /// The frameworks that show web pages in an app.
    private static let webViews: Set<String> = ["capacitor", "cordova", "tauri"]

    /// Adds the screens that are written in a framework, and notes which frameworks were read by that.
    mutating func readFrameworks() {
        let folders = parts.frameworks.filter { Self.webViews.contains($0.name) }.map {
            FolderPath.parent(of: $0.place.file ?? "")
        }
        parts.screens += FrameworkScreenReader.screens(ofScripts: parts.code.scripts).map { screen in
            guard screen.leaving == .submitted, let file = screen.place.file,
                folders.contains(where: file.hasPrefix)
            else { return screen }
            var screen = screen
            screen.leaving = .webView
            return screen
        }
        let paths = parts.code.scripts.map(\.name)
        parts.frameworks = parts.frameworks.map { framework in
            let folder = FolderPath.parent(of: framework.place.file ?? "")
            let ends = Self.sources[framework.name] ?? []
            let isRead = paths.contains { path in path.hasPrefix(folder) && ends.contains { path.hasSuffix($0) } }
            return Report.Framework(framework.name, framework.title, at: framework.place, isRead: isRead)
        }
    }
}

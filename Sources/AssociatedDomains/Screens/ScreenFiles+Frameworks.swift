import Findings
import FrameworkScreens
import LocalFiles
import SignUpScreens

extension ScreenFiles {
    private static let scripts = FrameworkScreenReader.scriptEnds
    private static let pages = FrameworkScreenReader.scriptEnds + FrameworkScreenReader.pageEnds
    /// The frameworks whose sources are read, and what their names end in.
    private static let sources: [String: [String]] = [
        "react-native": scripts, "expo": scripts, "capacitor": pages, "cordova": pages, "tauri": pages,
        "flutter": FrameworkScreenReader.dartEnds, "maui": FrameworkScreenReader.mauiEnds,
    ]
    /// The frameworks that show web pages in an app.
    private static let webViews: Set<String> = ["capacitor", "cordova", "tauri"]

    /// Adds the screens that are written in a framework, and notes which frameworks were read by that.
    mutating func readFrameworks() {
        let code = parts.code
        let found =
            FrameworkScreenReader.screens(ofScripts: code.scripts) + FrameworkScreenReader.screens(ofPages: code.pages)
            + FrameworkScreenReader.screens(ofDart: code.dart) + mauiScreens
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
        let named = Set(parts.frameworks.filter { Self.contains(files, of: $0) }.map(\.name))
        parts.frameworks = parts.frameworks.map { framework in
            // Beside an app, a package without fields is read too.
            let isRead =
                Self.contains(files, of: framework)
                || named.contains(framework.name) && Self.contains(code.looked, of: framework)
            return Report.Framework(framework.name, framework.title, at: framework.place, isRead: isRead)
        }
    }

    /// What classes in Objective-C set of their fields. A file that is too large or cannot be read stays unread, as is the rest
    /// of each.
    func objectiveCScreens() -> [Screen] {
        let limit = FrameworkScreenReader.sizeLimit
        return parts.code.objectiveC.flatMap { path -> [Screen] in
            guard let bytes = try? LocalFiles().read(path, limit: limit), bytes.count <= limit else { return [] }
            return FrameworkScreenReader.screens(ofObjectiveC: SourceText(bytes, from: .file(path: path)))
        }
    }

    // Those of each project, and documents without one.
    private var mauiScreens: [Screen] {
        var rest = parts.code.maui
        var result: [Screen] = []
        for framework in parts.frameworks where framework.name == "maui" {
            guard case .text(let project, _) = framework.place else { continue }
            let folder = Self.folder(of: framework)
            let own = rest.filter { $0.name.hasPrefix(folder) }
            rest.removeAll { $0.name.hasPrefix(folder) }
            result += FrameworkScreenReader.screens(ofMaui: own, project: project)
        }
        let documents = rest.filter { $0.name.hasSuffix(".xaml") }
        return result + FrameworkScreenReader.screens(ofMaui: documents, project: nil)
    }

    private static func contains(_ files: [String], of framework: Report.Framework) -> Bool {
        let folder = folder(of: framework)
        let ends = sources[framework.name] ?? []
        return files.contains { path in path.hasPrefix(folder) && ends.contains(where: path.hasSuffix) }
    }

    // The folder of the app: what shows its framework may be in the part of it that is for iOS.
    private static func folder(of framework: Report.Framework) -> String {
        let folder = FolderPath.parent(of: framework.place.file ?? "")
        let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
        let last = parts.suffix(3).firstIndex { $0 == "ios" || $0 == "macos" }
        return last.map { parts[..<$0].map { $0 + "/" }.joined() } ?? folder
    }
}

import AssociationModel
import Findings
import Judging
import LinkHandlers
import TextFormats

/// What lies around a project and says what its apps are written in and depend on.
struct ProjectSurroundings {
    private let path: String
    private let files: any FileReading

    init(_ project: InputItem.Place) { (path, files) = (project.path, project.files) }

    var dependencies: AppDependencies { AppDependencies(in: frameworkFolders, resolved: packageFolders, files) }

    /// What files beside the project, or in the folder of which it is the iOS part, show of frameworks.
    var frameworks: [Report.Framework] { Report.Framework.outermost(frameworkFolders.flatMap(frameworks)) }

    private var frameworkFolders: [String] {
        var folders = [FilePath.parent(of: path)]
        while folders.count < 4, let last = folders.last, Self.partFolders.contains(FilePath.name(of: last)) {
            folders.append(FilePath.parent(of: last))
        }
        return folders
    }

    /// Where Xcode keeps `Package.resolved`: in the project, or in a workspace beside it.
    private var packageFolders: [String] {
        let folder = FilePath.parent(of: path)
        let workspaces = ((try? files.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcworkspace") }
        return [FilePath.join(path, "project.xcworkspace")].map { $0 + "/xcshareddata/swiftpm" }
            + workspaces.map { FilePath.join(folder, $0) + "/xcshareddata/swiftpm" }
    }

    private static let partFolders: Set<String> = ["ios", "App", "platforms", "apple", "gen", "src-tauri"]

    private func frameworks(in folder: String) -> [Report.Framework] {
        let input = FrameworkInput()
        let names = (try? files.names(in: folder)) ?? []
        return names.filter { name in
            input.names.contains { $0.matches(name, lowercased: name.asciiLowercased) }
        }.flatMap { name in
            let item = InputItem(at: FilePath.join(folder, name), files: files)
            return (try? input.parts(of: item))?.screens.frameworks ?? []
        }
    }
}

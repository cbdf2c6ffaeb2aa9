import Judging
import AssociationModel
import Findings
import LocalFiles
import TextFormats

/// An Xcode workspace: the claims of all projects that its `contents.xcworkspacedata` lists.
struct WorkspaceInput: Input {
    let key = "workspace"
    let names: [InputName] = [.ending(".xcworkspace"), .ending("contents.xcworkspacedata")]
    let hasTargets = true

    func reportKind(of path: String) -> Report.Input.Kind { .xcodeProject }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        let place = try item.place()
        let isFile = FilePath.name(of: place.path) == WorkspaceFile.name
        let file = isFile ? place.path : FilePath.join(place.path, WorkspaceFile.name)
        let workspace = try WorkspaceFile(at: InputItem.Place(path: file, files: place.files))
        var lists: [ClaimList] = []
        for path in workspace.projects {
            let project = try ProjectInput.project(at: InputItem.Place(path: path, files: place.files))
            // Most have no app, and of several only one has the target that was chosen.
            if workspace.projects.count == 1 || selection.finds(in: project) {
                lists += try ProjectInput.lists(of: project, selection)
            }
        }
        if workspace.projects.isEmpty { throw InputFailure("the workspace lists no Xcode project", at: item.path) }
        if lists.isEmpty {
            throw InputFailure("none of the \(workspace.projects.count) projects has such an app target", at: item.path)
        }
        return InputParts(lists: lists)
    }
}

/// What a workspace lists. Xcode's format is not documented; this reads what it is known to write.
struct WorkspaceFile {
    static let name = "contents.xcworkspacedata"

    /// The paths of the projects, each once, in the order of the file, without those that CocoaPods and others generate.
    let projects: [String]

    private static let sizeLimit = Bound.workspace.most
    private static let projectLimit = Bound.projectsOfWorkspace.most

    /// Reads a file.
    init(at place: InputItem.Place) throws(InputFailure) {
        let path = place.path
        let text = try place.files.text(at: path, limit: Self.sizeLimit)
        let root = try text.xml()
        guard root.name == "Workspace" else { throw InputFailure("not a workspace of Xcode", at: path) }
        // The locations are relative to the folder that holds the workspace.
        let folder = FilePath.parent(of: FilePath.parent(of: path))
        var seen: Set<String> = []
        projects = try Self.projects(in: root, of: text, group: folder, container: folder)
            .filter { seen.insert($0).inserted && !Self.isFetched($0, beside: folder) }
        guard projects.count <= Self.projectLimit else {
            throw InputFailure("lists more than \(Self.projectLimit) projects", at: path)
        }
    }

    // Where the workspace itself is says nothing of what it lists.
    private static func isFetched(_ path: String, beside folder: String) -> Bool {
        let parts = path.split(separator: "/")
        let shared = zip(parts, folder.split(separator: "/")).prefix { $0 == $1 }.count
        return parts.dropFirst(shared).contains { SkippedFolders.names(.fetched).contains(String($0)) }
    }

    // A group without a location is where its parent is. `developer:` is a folder of Xcode's own.
    private static func projects(
        in element: XMLElement, of text: SourceText, group: String, container: String
    ) throws(InputFailure) -> [String] {
        var result: [String] = []
        for child in element.elements {
            let location = child.attribute("location")?.value.string ?? ""
            let place = Self.place(location, group: group, container: container)
            if child.name != "FileRef" {
                result += try projects(in: child, of: text, group: place ?? group, container: container)
            } else if let place {
                if place.hasSuffix(".xcodeproj") { result.append(place) }
            } else if location.hasSuffix(".xcodeproj"), !location.hasPrefix("developer:") {
                throw InputFailure(
                    "\(location) is a kind of location that aasa doesn't know", in: text, at: child.span)
            }
        }
        return result
    }

    // `self:` is the project that holds the workspace.
    private static func place(_ location: String, group: String, container: String) -> String? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = String(location[location.index(after: colon)...])
        switch location[..<colon] {
        case "group": return FilePath.normal(FilePath.join(group, path))
        case "container": return FilePath.normal(FilePath.join(container, path))
        case "absolute": return FilePath.normal(path)
        case "self": return path.isEmpty && container.hasSuffix(".xcodeproj") ? container : nil
        default: return nil
        }
    }
}

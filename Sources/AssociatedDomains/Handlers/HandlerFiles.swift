package import Findings
package import LinkHandlers
import Inputs
import Judging
import LocalFiles

/// The apps of Xcode projects, with who receives their universal links, read from their sources.
package struct HandlerFiles: Sendable {
    /// The app targets for iOS, in the order of the projects.
    package private(set) var apps: [HandledApp] = []
    /// The projects and folders that could not be read.
    package private(set) var problems: [InputFailure] = []
    /// The projects and folders that were named.
    let paths: [String]

    /// Reads projects, and those at any depth in folders, without following symbolic links there; what tools fetch or build,
    /// tests and samples are skipped.
    package init(reading paths: [String]) {
        self.paths = paths
        for path in paths { for project in projects(at: path) { read(project) } }
    }

    private mutating func projects(at path: String) -> [String] {
        if InputKinds.file(named: path, for: .handlers) != nil { return [path] }
        guard LocalFiles().exists(path) else {
            problems.append(InputFailure("no such file", at: path))
            return []
        }
        let tree = FileTree(
            path,
            FileTree.Selection(
                suffixes: InputKinds.sought(for: .handlers), skipping: SkippedFolders.ofOthers,
                limit: Bound.projectFiles.most))
        problems += tree.unread.map { InputFailure("this directory cannot be read", at: $0.path) }
        if tree.isCut { problems.append(InputFailure("more than \(Bound.projectFiles.most) projects", at: path)) }
        if tree.files.isEmpty { problems.append(InputFailure("no Xcode project here", at: path)) }
        let ending = "/project.pbxproj"
        let projects = tree.files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
        // What a specification describes is in the project that was made of it, if that is beside it.
        let made = Set(projects.map { FolderPath.parent(of: $0) })
        let others = tree.files.filter { file in
            let isMade = ["project.yml", "project.yaml", "Project.swift"].contains(FolderPath.name(of: file))
            return !file.hasSuffix(ending) && !(isMade && made.contains(FolderPath.parent(of: file)))
        }
        return (projects + others).map(FolderPath.plain)
    }

    private mutating func read(_ project: String) {
        do throws(InputFailure) {
            let input = InputKinds.file(named: project, for: .handlers)
            guard let parts = try input?.parts(of: InputItem(at: project)) else { return }
            apps += parts.handlers
            problems += parts.problems
        } catch { problems.append(error) }
    }
}

extension AssociationCheck {
    /// Makes a check of who receives the universal links of apps. Nothing is asked of their sites.
    package init(_ handlers: HandlerFiles) {
        var parts = InputParts()
        parts.handlers = handlers.apps
        self.init(parts, naming: handlers.paths.map { Report.Input($0, .project, path: $0) })
    }
}

package import AssociationModel
import Findings
package import LocalFiles
import TextFormats

/// A folder of which someone says that it is deployed: a repository, or a web root in one.
package struct DeploymentFolder: Hashable, Sendable {
    /// The host that it is deployed for, in lower case; nil for the only host that is asked for.
    package let host: String?
    package let path: String

    package init(host: String?, path: String) {
        self.host = host?.asciiLowercased
        self.path = path
    }

    /// The most files that are looked at below the folder.
    package static let fileLimit = Bound.deploymentFiles.most
    /// The most web roots that are judged. Each is judged with the whole configuration above it.
    package static let rootLimit = Bound.webRoots.most

    /// Reads a repository: each web root in it that has the file, with the configuration that applies to it. Where there is
    /// none, the folder itself stands for it. What the limits leave out is among ``Deployment/unread``.
    ///
    /// - Parameter trees: what ``searches`` found in the folder, where someone has looked through it already.
    package func deployments(host: String?, among trees: [FileTree]? = nil) -> [Deployment] {
        let trees = trees ?? FileTree.trees(path, Self.searches)
        let tree = trees[0]
        let found = trees.map { tree in
            tree.files.map { String(decoding: $0.utf8.dropFirst(base.utf8.count), as: UTF8.self) }
        }
        let names = found[0]
        var reading = DeploymentReading()
        for name in names { reading.read(name, in: base) }
        reading.readIncluded(in: base)
        let code = HandlerSearch(in: found[1], below: base)
        let projects = CodeProjects(reading.files, handlers: code.handlers, in: base)
        let roots = projects.roots(with: Self.built(WebRoot.roots(of: names), by: reading.files))
        if roots.prefix(Self.rootLimit).contains(where: { $0.hasFile && reading.needsScripts(for: $0.path) }) {
            reading.readScripts(found[1] + found[2], in: base)
        }
        reading.unread += unread(of: trees, code, roots)
        let top = LocalFiles().absolutePath(path)
        let index = GitIndex(around: top)
        var denied = tree.unread.filter { $0.path == path }.map { InputFailure($0.reason, reading: path) }
        if roots.isEmpty, reading.files(for: "").isEmpty, reading.unread.isEmpty, denied.isEmpty {
            denied = [InputFailure("has no association file, and no configuration of a server or host", at: path)]
        }
        return (roots.isEmpty ? [WebRoot(path: "", hasFile: false)] : Array(roots.prefix(Self.rootLimit))).map { root in
            let file = (root.path.isEmpty ? top : top + "/" + root.path) + Location.apple.path
            let files = reading.files(for: root.path)
            let pages = root.hasFile ? DeploymentPages(folder: path, webRoot: root.path, files: files) : nil
            return Deployment(
                host: host ?? self.host, folder: path, webRoot: root.path, hasFile: root.hasFile,
                handlers: projects.handlers(beside: root), isTracked: index?.names(file), files: files,
                pages: pages?.pages ?? [], storeNumbers: pages?.storeNumbers ?? [:],
                unread: reading.unread, denied: denied + reading.denied)
        }
    }

    private var base: String { path.hasSuffix("/") ? path : path + "/" }

    /// The workflows of GitHub Actions in a repository, without those that could not be read.
    ///
    /// - Parameter trees: what ``searches`` found in it.
    package func workflows(among trees: [FileTree]) -> [DeploymentFile] {
        var reading = DeploymentReading()
        for name in trees[0].files where name.hasPrefix(base + ".github/workflows/") {
            reading.read(String(name.dropFirst(base.count)), in: base)
        }
        return reading.files
    }

    // Each list of a build is asked for each root, so only for those that are judged.
    private static func built(_ roots: [WebRoot], by files: [DeploymentFile]) -> [WebRoot] {
        Array(roots.prefix(rootLimit)).without(unbuiltBy: files) + roots.dropFirst(rootLimit)
    }

    /// What is looked for in a repository.
    package static let searches = [selection, HandlerSearch.selection, DeploymentReading.scripts]

    private static let selection = FileTree.Selection(
        suffixes: DeploymentFile.Kind.suffixes + ["apple-app-site-association"],
        skipping: SkippedFolders.names(.fetched, .vendored), entering: [".well-known", ".github"],
        takingAllIn: DeploymentFile.Kind.siteFolders, limit: fileLimit)
}

extension DeploymentFolder {
    private func unread(of trees: [FileTree], _ code: HandlerSearch, _ roots: [WebRoot]) -> [UnreadConfiguration] {
        trees[0].unread.map { UnreadConfiguration($0.reason, searching: $0.path) }
            + excess(
                trees[0].isCut,
                "the folder has more than \(Self.fileLimit) configuration files; the others were not read",
                isDecisive: true)
            + excess(
                trees[1].isCut,
                "the folder has more than \(Self.fileLimit) sources; the others were not searched for code that answers for the path"
            ) + code.unread
            + excess(
                roots.count > Self.rootLimit,
                "the folder has \(roots.count) web roots with an association file; only the first \(Self.rootLimit) were checked"
            )
    }

    /// What a limit leaves out, if it does.
    private func excess(_ isCut: Bool, _ message: Message, isDecisive: Bool = false) -> [UnreadConfiguration] {
        let help: Message = "name the folder of one site with --deployment"
        return isCut ? [UnreadConfiguration(message, help: help, at: path, isDecisive: isDecisive)] : []
    }
}

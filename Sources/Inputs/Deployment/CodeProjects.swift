import AssociationModel

/// The projects of a repository, a folder with a manifest each, and what answers in their code.
struct CodeProjects {
    private let folders: [String]
    // At each location, the first.
    private var handlers: [String: [RouteHandler]] = [:]

    /// - Parameters:
    ///   - files: the configuration of the repository, manifests among it.
    ///   - base: the deployed folder with a slash at its end.
    init(_ files: [DeploymentFile], handlers: [RouteHandler], in base: String) {
        let manifests: Set<DeploymentFile.Kind> = [.packageManifest, .wrangler]
        // The deepest first.
        folders = Set(files.filter { manifests.contains($0.kind) }.map(\.folder))
            .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
        for handler in handlers {
            let project = project(of: String(handler.path.dropFirst(base.count)))
            var own = self.handlers[project, default: []]
            if let index = own.firstIndex(where: { $0.location == handler.location }) {
                // Of several that do not answer the same, nobody knows which one is asked.
                let isSame = own[index].literal.map { $0.isSame(as: handler.literal) } ?? true
                if !isSame { own[index] = handler.uncertain }
            } else {
                own.append(handler)
            }
            self.handlers[project] = own
        }
    }

    private func project(of path: String) -> String {
        folders.first { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") } ?? ""
    }

    /// The web roots, with a project for each of those whose code answers and that have no file where Apple reads it.
    func roots(with roots: [WebRoot]) -> [WebRoot] {
        let complete = Set(roots.filter(\.hasFile).map { project(of: $0.path) })
        let answering = handlers.keys.filter { !complete.contains($0) }
        return roots.filter { $0.hasFile || !answering.contains(project(of: $0.path)) }
            + answering.sorted().map { WebRoot(path: $0, hasFile: false) }
    }

    /// What answers in the code of the project that a web root belongs to.
    func handlers(beside root: WebRoot) -> [RouteHandler] { handlers[project(of: root.path)] ?? [] }
}

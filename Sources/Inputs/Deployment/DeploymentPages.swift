import AssociationModel
import LocalFiles

/// The pages of a site that the files beside its web root show.
struct DeploymentPages {
    private let folder: String
    private let webRoot: String
    private let files: [DeploymentFile]

    /// The most files that are looked at in the folders of a framework.
    private static let routeLimit = 5_000
    /// The most pages that are read.
    private static let pageLimit = 20

    /// - Parameters:
    ///   - folder: the deployed folder.
    ///   - webRoot: the web root relative to it; empty if it is the folder itself.
    ///   - files: the configuration that was read.
    init(folder: String, webRoot: String, files: [DeploymentFile]) {
        self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        self.webRoot = webRoot.hasSuffix("/") ? String(webRoot.dropLast()) : webRoot
        self.files = files
    }

    /// Each path once: the sitemap, what is in the web root, the rules of `_redirects`, the routes of Next.js.
    var pages: [DeployedPage] {
        let ruled = files.filter { $0.kind == .redirects }.flatMap(DeployedPage.pages(ofRedirects:))
        var seen: Set<String> = []
        return (sitemap + folders + ruled + routes).filter { seen.insert($0.path).inserted }
    }

    /// The numbers of apps in the App Store that the pages of the web root itself name, and the file of each.
    var storeNumbers: [String: String] {
        let names = ((try? LocalFiles().names(in: folder + "/" + inRoot(""))) ?? []).filter { $0.hasSuffix(".html") }
        var result: [String: String] = [:]
        for name in names.sorted().prefix(Self.pageLimit) {
            let page = try? LocalFiles().read(folder + "/" + inRoot(name), limit: DeploymentReading.sizeLimit)
            for number in DeployedPage.storeNumbers(in: page ?? []) where result[number] == nil {
                result[number] = inRoot(name)
            }
        }
        return result
    }

    // Of a larger one, what is at its start.
    private var sitemap: [DeployedPage] {
        let name = inRoot("sitemap.xml")
        let limit = DeploymentReading.sizeLimit
        let bytes = (try? LocalFiles().read(folder + "/" + name, limit: limit)) ?? []
        return DeployedPage.pages(ofSitemap: bytes, named: name)
    }

    // The entries of the web root itself: a folder stands for what is in it.
    private var folders: [DeployedPage] {
        let root = folder + "/" + inRoot("")
        let names = ((try? LocalFiles().names(in: root)) ?? []).filter { !$0.hasPrefix(".") }
        return names.compactMap { name in
            if LocalFiles().isDirectory(root + name) { return DeployedPage("/\(name)/*", in: inRoot(name)) }
            return name.hasSuffix(".html") && name != "index.html" ? DeployedPage("/\(name)", in: inRoot(name)) : nil
        }
    }

    // The web root of Next.js is the folder `public` of a project.
    private var routes: [DeployedPage] {
        let root = LocalFiles().absolutePath(folder + "/" + webRoot)
        let isPublic = root.hasSuffix("/public")
        let project = isPublic ? String(root.dropLast("/public".count)) : root
        let parent = isPublic ? String(webRoot.dropLast("/public".count)) : webRoot
        guard ["js", "mjs", "cjs", "ts"].contains(where: { LocalFiles().exists(project + "/next.config.\($0)") }) else {
            return []
        }
        return ["app", "src/app", "pages", "src/pages"].flatMap { name in
            let base = project + "/" + name + "/"
            let selection = FileTree.Selection(
                suffixes: [".tsx", ".jsx", ".ts", ".js", ".mdx"], skipping: SkippedFolders.names(.fetched),
                limit: Self.routeLimit)
            return FileTree(project + "/" + name, selection).files.compactMap { path in
                let route = String(path.dropFirst(base.count))
                let shown = (parent.isEmpty ? "" : parent + "/") + name + "/" + route
                return DeployedPage(route: route, inAppFolder: name.hasSuffix("app"), source: shown)
            }
        }
    }

    private func inRoot(_ name: String) -> String { webRoot.isEmpty ? name : webRoot + "/" + name }
}

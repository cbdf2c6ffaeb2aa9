package import AssociationModel
package import LocalFiles

/// Reads the configuration beside web roots: in each, and in the folders above it up to that of the repository. What
/// several web roots have above them is read once.
package struct SiteDeployments {
    private var readings: [Key: DeploymentReading] = [:]
    private var indexes: [String: GitIndex?] = [:]

    private struct Key: Hashable {
        let folder: String
        /// The folder that the paths of its files are relative to.
        let top: String
    }

    package init() {}

    /// The deployment that a site's directory belongs to; nil for a file in place of a directory.
    package mutating func deployment(of site: SiteDirectories.Site) -> Deployment? {
        guard !site.isFile else { return nil }
        let root = LocalFiles().absolutePath(site.directory)
        let chain = Self.folders(above: root)
        guard let top = chain.last else { return nil }
        var reading = DeploymentReading()
        for folder in [root + "/.well-known"] + chain { reading.add(self.reading(of: folder, in: top)) }
        reading.readIncluded(in: Self.shown(top))
        let webRoot = root == top ? "" : String(root.dropFirst(top.count + 1))
        if reading.needsScripts(for: webRoot) {
            let names = FileTree.trees(top, [HandlerSearch.selection, DeploymentReading.scripts]).flatMap(\.files)
            reading.readScripts(names.map { String($0.dropFirst(top.count + 1)) }, in: Self.shown(top))
        }
        let file = root + Location.apple.path
        let files = reading.files(for: webRoot)
        let pages = DeploymentPages(folder: top, webRoot: webRoot, files: files)
        return Deployment(
            host: site.hostName, folder: top, webRoot: webRoot,
            hasFile: LocalFiles().exists(file), isTracked: index(of: top)?.names(file),
            files: files, pages: pages.pages, storeNumbers: pages.storeNumbers,
            unread: reading.unread, denied: reading.denied)
    }

    private mutating func reading(of folder: String, in top: String) -> DeploymentReading {
        let key = Key(folder: folder, top: top)
        if let known = readings[key] { return known }
        let base = Self.shown(top)
        let prefix = folder == top ? "" : String(folder.dropFirst(top.count + 1)) + "/"
        var reading = DeploymentReading()
        for name in reading.names(in: folder) { reading.read(prefix + name, in: base) }
        if folder == top {
            let workflows = ".github/workflows/"
            for name in reading.names(in: folder + "/" + workflows) { reading.read(workflows + name, in: base) }
        }
        readings[key] = reading
        return reading
    }

    private mutating func index(of top: String) -> GitIndex? {
        if let known = indexes[top] { return known }
        let index = GitIndex(around: top)
        indexes[top] = index
        return index
    }

    // The folder as reports show it, with a slash at its end: empty for the working directory, else without it where it
    // lies below.
    private static func shown(_ folder: String) -> String {
        let here = (LocalFiles().workingDirectory ?? "") + "/"
        return (folder + "/").hasPrefix(here) ? String((folder + "/").dropFirst(here.count)) : folder + "/"
    }

    // The web root first; then the folders above it, as far as a repository reaches.
    private static func folders(above root: String) -> [String] {
        guard let top = GitIndex.repository(around: root) else { return [root] }
        var chain = [root]
        while let folder = chain.last, folder != top, let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            chain.append(String(folder[..<slash]))
        }
        return chain
    }
}

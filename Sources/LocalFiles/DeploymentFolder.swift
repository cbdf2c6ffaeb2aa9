package import AssociationModel
import Findings
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
    package static let fileLimit = 20_000
    /// The most web roots that are judged.
    package static let rootLimit = 50
    /// The largest configuration file that is read, in bytes.
    package static let sizeLimit = 1 << 20

    /// Reads a repository: each web root in it that has the file, with the configuration that applies to it. Where there is
    /// none, the folder itself stands for it.
    package func deployments(host: String?) -> [Deployment] {
        let base = path.hasSuffix("/") ? path : path + "/"
        let tree = FileTree(path, Self.selection)
        let names = tree.files.map { String($0.dropFirst(base.count)) }
        let files = names.compactMap(Self.webRoot)
        // A folder may have the file at both locations.
        let complete = Set(files.filter(\.hasFile).map(\.path))
        var roots = files.filter { $0.hasFile || !complete.contains($0.path) }
        // Each is judged with the whole configuration above it.
        roots = Array(roots.prefix(Self.rootLimit))
        let index = GitIndex(of: base)
        let read = names.compactMap { name in
            DeploymentFile.Kind(path: name).flatMap { Self.file($0, at: name, in: base) }
        }
        return (roots.isEmpty ? [("", false)] : roots).map { root in
            Deployment(
                host: host ?? self.host, folder: path, webRoot: root.path, hasFile: root.hasFile,
                isTracked: index?.names(root.path + Location.apple.path),
                files: Deployment.ordered(read.filter { $0.applies(to: root.path) }),
                pages: root.hasFile
                    ? DeploymentPages(folder: path, webRoot: root.path, files: read).pages : [])
        }
    }

    private static func file(_ kind: DeploymentFile.Kind, at name: String, in base: String) -> DeploymentFile? {
        guard let bytes = try? LocalFiles().read(base + name, limit: sizeLimit), bytes.count <= sizeLimit else {
            return nil
        }
        return DeploymentFile(kind, at: name, SourceText(bytes, from: .file(path: base + name)))
    }

    private static let selection = FileTree.Selection(
        suffixes: DeploymentFile.Kind.suffixes + ["apple-app-site-association"],
        skipping: ["node_modules", "Pods", "vendor", "DerivedData", "Carthage", "bower_components"],
        entering: [".well-known", ".github"], limit: fileLimit)

    // The folder that holds `.well-known/` with the file, or else the file itself.
    private static func webRoot(of name: String) -> (path: String, hasFile: Bool)? {
        for kind in [Location.Kind.wellKnown, .root] {
            guard ("/" + name).hasSuffix(kind.path) else { continue }
            return (String(name.dropLast(min(kind.path.utf8.count, name.utf8.count))), kind == .wellKnown)
        }
        return nil
    }
}

extension DeploymentFolder {
    /// Reads the configuration beside a web root: in it, and in the folders above it up to that of the repository.
    package static func deployment(of site: SiteDirectories.Site) -> Deployment? {
        guard !site.isFile else { return nil }
        let root = LocalFiles().absolutePath(site.directory)
        let chain = folders(above: root)
        guard let top = chain.last else { return nil }
        let base = shown(top)
        var read: [DeploymentFile] = []
        for folder in chain {
            let names = ((try? LocalFiles().names(in: folder)) ?? []) + workflows(in: folder)
            let prefix = folder == top ? "" : String(folder.dropFirst(top.count + 1)) + "/"
            for name in names {
                guard let kind = DeploymentFile.Kind(path: prefix + name) else { continue }
                if let file = file(kind, at: prefix + name, in: base) { read.append(file) }
            }
        }
        let webRoot = root == top ? "" : String(root.dropFirst(top.count + 1))
        return Deployment(
            host: site.host.split(separator: ":").first.map(String.init), folder: top, webRoot: webRoot,
            hasFile: LocalFiles().exists(root + Location.apple.path), files: Deployment.ordered(read),
            pages: DeploymentPages(folder: top, webRoot: webRoot, files: read).pages)
    }

    // The folder as reports show it, with a slash at its end: empty for the working directory, else without it where it
    // lies below.
    private static func shown(_ folder: String) -> String {
        let here = (LocalFiles().workingDirectory ?? "") + "/"
        return (folder + "/").hasPrefix(here) ? String((folder + "/").dropFirst(here.count)) : folder + "/"
    }

    private static func workflows(in folder: String) -> [String] {
        ((try? LocalFiles().names(in: folder + "/.github/workflows")) ?? []).map { ".github/workflows/" + $0 }
    }

    // The web root first; then the folders above it, as far as a repository reaches.
    private static func folders(above root: String) -> [String] {
        var chain = [root]
        while chain.count <= 8, let folder = chain.last, let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")),
            !LocalFiles().exists(folder + "/.git")
        {
            chain.append(String(folder[..<slash]))
        }
        let isRepository = chain.last.map { LocalFiles().exists($0 + "/.git") } ?? false
        return isRepository ? chain : [root]
    }
}

extension Deployment {
    static func ordered(_ files: [DeploymentFile]) -> [DeploymentFile] {
        DeploymentFile.Kind.allCases.flatMap { kind in files.filter { $0.kind == kind } }
    }
}

extension DeploymentFile {
    /// Whether it says something of a web root: it lies in it or in a folder above it. The configuration of a server may
    /// lie anywhere.
    fileprivate func applies(to root: String) -> Bool {
        switch kind {
        case .nginx, .apache, .caddy, .workflow: return true
        default: break
        }
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
        // Rules for a folder may lie in `.well-known` itself.
        if folder == (root.isEmpty ? ".well-known" : root + "/.well-known") { return true }
        return folder.isEmpty || root == folder || root.hasPrefix(folder + "/")
    }
}

/// The index of a git repository, as far as it tells whether a file is tracked.
private struct GitIndex {
    private let bytes: [UInt8]

    // Larger than that of the largest repositories.
    private static let sizeLimit = 64 << 20

    /// Reads the index of the repository in a folder; nil if there is none, or its paths are not written in full
    /// (version 4, see gitformat-index(5)).
    init?(of folder: String) {
        guard let bytes = try? LocalFiles().read(folder + ".git/index", limit: Self.sizeLimit),
            bytes.count <= Self.sizeLimit, bytes.starts(with: Array("DIRC".utf8)), bytes.count > 12, bytes[7] < 4
        else { return nil }
        self.bytes = bytes
    }

    /// Whether a path is in the index.
    func names(_ path: String) -> Bool {
        let path = Array(path.utf8.drop { $0 == UInt8(ascii: "/") })
        return bytes.firstRange(of: path + [0]) != nil
    }
}

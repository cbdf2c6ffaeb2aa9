import AssociationModel
import Findings
import Inputs
import Judging
import LocalFiles
import TextFormats

/// The sites of a project: their web roots, and the hosts that they stand for.
struct ProjectSites: Sendable {
    /// A web root that has an AASA file, or that something says is the one of a host.
    struct Site: Sendable {
        /// The folder, or the file that stands for the site; without a slash at its end.
        let root: String
        /// The file; nil where it is missing.
        let text: SourceText?
        /// What answers in code, in place of a file.
        fileprivate(set) var handlers: [RouteHandler] = []
        /// The hosts that it stands for.
        fileprivate(set) var hosts: [(name: String, basis: Report.Found.Site.HostBasis)] = []
        /// The claimed hosts of which nothing says for which one it stands.
        fileprivate(set) var candidates: [String] = []

        /// The path of the file.
        var path: String {
            text?.name ?? handlers.first.map { FolderPath.plain($0.path) }
                ?? FolderPath.join(root, String(Location.apple.path.dropFirst()))
        }
    }

    /// The file that names the host of a site, as GitHub Pages and others read it.
    static let hostFile = "CNAME"

    private(set) var all: [Site] = []
    /// The hosts that the apps claim.
    private(set) var claimed: [String] = []
    private var named: [(folder: String, host: String)] = []
    /// Whether a workflow publishes to GitHub Pages, so that what a `CNAME` says is no more than a hint.
    ///
    /// “If you are publishing from a custom GitHub Actions workflow, any CNAME file is ignored and is not required”:
    /// <https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages>
    var isPublishedByWorkflow = false
    /// The directories and files that `.aasa.json` names for hosts.
    var configured: [SiteDirectories.Site] = []

    /// The directories that answer for the hosts that are claimed.
    var directories: [SiteDirectories.Site] {
        let claimed = Set(claimed)
        return all.flatMap { site in
            site.hosts.filter { claimed.contains($0.name) }.map { host in
                if !site.handlers.isEmpty {
                    return SiteDirectories.Site(host: host.name, directory: site.root, handlers: site.handlers)
                }
                return SiteDirectories.Site(host: host.name, at: site.root)
            }
        }
    }

    /// Adds a site's file, unless its web root is known.
    mutating func add(_ path: String, _ text: SourceText) {
        guard let root = WebRoot(ofFile: path)?.path else { return }
        let folder = root.isEmpty ? "." : root
        if !all.contains(where: { $0.root == folder }) { all.append(Site(root: folder, text: text)) }
    }

    /// Adds what answers in code, where no file does.
    mutating func addHandlers(_ deployments: () -> [Deployment]) {
        guard all.isEmpty else { return }
        for deployment in deployments() {
            guard let first = deployment.handlers.first(where: { $0.location == .wellKnown }) else { continue }
            let text = first.literal.map {
                SourceText($0.body.bytes, from: .file(path: FolderPath.plain(first.path)), image: first.image)
            }
            let root = FolderPath.plain(FolderPath.join(deployment.folder, deployment.webRoot))
            all.append(Site(root: root, text: text, handlers: deployment.handlers))
        }
    }

    /// Adds the host that a file names.
    mutating func addHost(namedBy file: String) {
        let names = (try? LocalFiles().read(file, limit: 300)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        guard let name = names.split(whereSeparator: \.isWhitespace).first,
            let host = try? WrittenHost(String(name), allowing: [])
        else { return }
        let folder = FolderPath.parent(of: file)
        named.append((folder.isEmpty ? "." : String(folder.dropLast()), host.name))
    }

    /// Finds for which hosts of the claims the sites stand.
    mutating func stand(for lists: [ClaimList]) {
        var bundles: [String: Set<String>] = [:]
        for list in lists {
            for host in list.claims.compactMap(\.siteKey?.host) {
                if bundles[host] == nil { claimed.append(host) }
                bundles[host, default: []].formUnion(list.bundleIdentifiers)
            }
        }
        for site in configured { add(site.hostName, .configuration, at: FolderPath.plain(site.directory)) }
        placeNamed()
        guess(claimed.filter { host in !all.contains { $0.hosts.contains { $0.name == host } } }, bundles)
    }

    private mutating func add(_ host: String, _ basis: Report.Found.Site.HostBasis, at root: String) {
        if let index = all.firstIndex(where: { $0.root == root }) {
            all[index].hosts.append((host, basis))
        } else {
            all.append(Site(root: root, text: nil, hosts: [(host, basis)]))
        }
    }

    /// Gives sites the hosts that a file beside them names. A host that is claimed and whose file is missing is a site too.
    private mutating func placeNamed() {
        let basis: Report.Found.Site.HostBasis = isPublishedByWorkflow ? .assumed : .cname
        for (folder, host) in named {
            if all.contains(where: { $0.hosts.contains { $0.name == host } }) { continue }
            if all.contains(where: { $0.root == folder }) {
                add(host, basis, at: folder)
            } else if named.count == 1, all.count == 1, all[0].hosts.isEmpty {
                // A site generator copies the file to the web root.
                all[0].hosts.append((host, basis))
            } else if claimed.contains(host), !isPublishedByWorkflow {
                add(host, .cname, at: folder)
            }
        }
    }

    /// Lets sites without a host stand for one that is named like their folder, or whose apps no other site lists.
    private mutating func guess(_ hosts: [String], _ bundles: [String: Set<String>]) {
        let open = all.indices.filter { all[$0].hosts.isEmpty }
        let folders = Dictionary(open.map { (FolderPath.name(of: all[$0].root), $0) }) { first, _ in first }
        var listing: [String: [Int]] = [:]
        for index in open { for bundle in all[index].bundleIdentifiers { listing[bundle, default: []].append(index) } }
        for host in hosts {
            if let index = folders[host] {
                all[index].hosts.append((host, .assumed))
                continue
            }
            let candidates = Set((bundles[host] ?? []).flatMap { listing[$0] ?? [] })
            if candidates.count == 1, let index = candidates.first, LinkTracker.tracker(of: host) == nil {
                all[index].candidates.append(host)
            }
        }
        for index in open where all[index].hosts.isEmpty && Self.areOfOneSite(all[index].candidates) {
            all[index].hosts = all[index].candidates.map { ($0, .assumed) }
        }
    }

    /// Whether hosts are one, or that and its subdomains, or such with the same parent.
    private static func areOfOneSite(_ hosts: [String]) -> Bool {
        guard let first = hosts.first else { return false }
        if hosts.count == 1 { return true }
        let parent = first.split(separator: ".").dropFirst().joined(separator: ".")
        // A parent with two short labels, as in co.uk, is nobody's.
        let isOwn = parent.split(separator: ".").first.map { $0.count > 3 } ?? false && parent.contains(".")
        return ([first] + (isOwn ? [parent] : []) + hosts).contains { base in
            hosts.allSatisfy { $0 == base || $0.hasSuffix("." + base) }
        }
    }
}

extension ProjectSites.Site {
    /// The apps that the file lists, each once.
    var listed: [String] {
        guard let text, let json = JSONParser.parse(text.bytes, dialect: .lenient).root else { return [] }
        let association = SiteAssociation(json)
        return association.services.flatMap { association.identifiers(for: $0).map(\.text) }.uniqued()
    }

    /// Their bundle identifiers, under whatever prefix.
    fileprivate var bundleIdentifiers: Set<String> {
        Set(listed.map { $0.split(separator: ".").dropFirst().joined(separator: ".") })
    }
}

extension SiteDirectories.Site {
    /// Takes what is at a path in place of a host: a directory as its web root, or its AASA file.
    init(host: String, at path: String) {
        self.init(host: host, directory: path, isFile: !LocalFiles().isDirectory(path))
    }
}

extension ClaimList {
    /// The bundle identifiers of its app, as far as they are known.
    var bundleIdentifiers: [String] { app.map { [$0.bundleIdentifier] } ?? identityGap?.bundleIdentifiers ?? [] }
}

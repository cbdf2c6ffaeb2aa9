import AssociationModel
package import Findings
import Inputs
package import Judging
package import LocalFiles
import TextFormats

extension Project {
    /// What is checked: what the apps claim; without an app, the files of the sites, and the configuration that serves them.
    package var parts: InputParts {
        if !apps.isEmpty { return InputParts(lists: apps.flatMap(\.lists)) }
        let roots = Set(sites.all.map(\.root))
        let deployments = sites.all.isEmpty ? [] : self.deployments()
        return InputParts(
            files: sites.all.compactMap(\.text),
            deployments: deployments.filter { roots.contains(FolderPath.plain(FolderPath.join(folder, $0.webRoot))) })
    }

    /// The AASA files in a folder, in the order of their paths.
    package static func siteFiles(in folder: String) -> [String] {
        FileTree(folder, siteSelection).files.map(FolderPath.plain)
    }

    static let siteFileNames = ["apple-app-site-association", "apple-app-site-association.json"]

    private static let siteSelection = FileTree.Selection(
        suffixes: siteFileNames,
        skipping: SkippedFolders.names(.fetched, .vendored), entering: [".well-known"], limit: 2000)

    /// The directories that answer for hosts.
    package var directories: [SiteDirectories.Site] { sites.directories }

    /// The folders of the apps whose screens are looked at: iOS saves passwords only where an app claims `webcredentials`.
    package var screenFolders: [String] {
        let folders = apps.filter { $0.claims(.webcredentials) }.map {
            $0.folder.isEmpty ? "." : String($0.folder.dropLast())
        }
        var seen: Set<String> = []
        return folders.filter { folder in
            seen.insert(folder).inserted
                && !folders.contains { $0 != folder && ($0 == "." || folder.hasPrefix($0 + "/")) }
        }
    }

    /// The files of screens that belong to other apps of the same Xcode projects alone, which claim no `webcredentials`.
    var foreignScreenFiles: Set<String> {
        var projects: [String: (project: XcodeProject, names: Set<String>)] = [:]
        for list in apps.flatMap(\.lists) where list.claims.contains(where: { $0.service == .webcredentials }) {
            guard let project = list.project, let name = list.target?.target.name.string else { continue }
            projects[project.path, default: (project, [])].names.insert(name)
        }
        return projects.values.reduce(into: []) { $0.formUnion($1.project.screenFiles(ofAppsBesides: $1.names)) }
    }

    /// What was found, for the report.
    package var found: Report.Found {
        var found = Report.Found(folder: folder)
        found.apps = apps.map { app in
            var seen: Set<String> = []
            let names = app.lists.map { $0.app?.raw ?? $0.bundleIdentifiers.first }.compactMap(\.self)
            return Report.Found.App(
                path: app.path, kind: app.kind, names: names.filter { seen.insert($0).inserted })
        }
        found.sites = sites.all.flatMap(uses)
        found.expectations = expectations
        found.frameworks = frameworks
        found.passedOver = passedOver + failures.map { .init($0.place.file ?? folder, "\($0.message)") }
        return found
    }

    private func uses(of site: ProjectSites.Site) -> [Report.Found.Site] {
        site.hosts.map { host in
            let reason: Message =
                switch host.basis {
                case .cname: "for \(plain: host.name), by its CNAME file"
                case .configuration: "for \(plain: host.name), by \(plain: ConfigurationFile.name)"
                case .assumed: "assumed to be that of \(plain: host.name)"
                }
            let isClaimed = sites.claimed.contains(host.name)
            let use: Message =
                apps.isEmpty ? "\(reason); \(listing(of: site))" : isClaimed ? reason : "\(reason); no app claims it"
            return Report.Found.Site(host: host.name, host.basis, path: site.path, use: use).of(site)
        }
            + (site.hosts.isEmpty
                ? [Report.Found.Site(host: nil, nil, path: site.path, use: use(ofOpen: site)).of(site)] : [])
    }

    // Where there is no app, this is all that there is to know.
    private func listing(of site: ProjectSites.Site) -> Message {
        if site.text == nil, !site.handlers.isEmpty { return "computed, so what it lists is not known" }
        let apps = site.listed
        let first = apps.prefix(3).joined(separator: ", ")
        if apps.isEmpty { return "lists no app" }
        return apps.count > 3 ? "lists \(plain: first) and \(apps.count - 3) more" : "lists \(plain: first)"
    }

    private func use(ofOpen site: ProjectSites.Site) -> Message {
        if apps.isEmpty { return listing(of: site) }
        let option: Message = site.handlers.isEmpty ? "--site" : "--deployment"
        if site.candidates.isEmpty {
            return "not used: nothing says which host it is for; \(option) HOST=\(plain: site.root) does"
        }
        return
            "not used: it may be for \(plain: site.candidates.joined(separator: " or ")); \(option) HOST=\(plain: site.root) says so"
    }
}

extension Report.Found.Site {
    /// The same, with the line of what answers in code.
    fileprivate func of(_ site: ProjectSites.Site) -> Report.Found.Site {
        var found = self
        found.line = site.handlers.first?.line
        return found
    }
}

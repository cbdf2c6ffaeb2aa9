import AssociationModel
package import Findings
import HostConfigurations
import Inputs
import Judging
import LocalFiles
import TextFormats

/// What lies in a folder that `aasa check` could check: apps, sites with their AASA files, expectations. It is searched for
/// `aasa check DIR` and `aasa init --config` alike.
package struct Project: Sendable {
    /// Something that says what an app claims: a project, an app that is built, a description, an entitlements file.
    struct App: Sendable {
        let path: String
        let lists: [ClaimList]
        /// The tool or framework that it is of.
        let kind: String
        /// Whether it has targets, to which entitlements files below its folder belong.
        let hasTargets: Bool

        func claims(_ service: Service) -> Bool { lists.contains { $0.claims.contains { $0.service == service } } }

        var claims: Bool { lists.contains { !$0.claims.isEmpty } }
        /// The folder that it is in, with a slash at its end; empty for the working directory.
        var folder: String { FolderPath.parent(of: path) }
    }

    /// The folder as it was named; `.` for the working directory.
    package let folder: String
    private(set) var apps: [App] = []
    private(set) var sites = ProjectSites()
    package private(set) var expectations: [String] = []
    private(set) var frameworks: [Report.Framework] = []
    private(set) var passedOver: [Report.Found.PassedOver] = []
    /// The apps and projects that could not be read.
    package private(set) var failures: [InputFailure] = []

    // What of the folder may be deployed.
    private let deployable: [FileTree]

    /// The most files that are looked at. Each project is compared with each entitlements file.
    private static let fileLimit = Bound.projectFiles.most

    /// Looks through a folder, without following symbolic links; what tools fetch or build, tests and samples are skipped.
    ///
    /// - Parameter readingConfiguration: whether its `.aasa.json` says which hosts its sites are for.
    package init(
        in folder: String, _ selection: ProjectSelection = ProjectSelection(target: nil, configuration: nil),
        readingConfiguration: Bool = true
    ) async {
        let folder = FilePath.withoutTrailingSlash(folder)
        self.folder = folder
        let trees = FileTree.trees(folder, [Self.selection, Self.signs] + DeploymentFolder.searches)
        deployable = Array(trees[2...])
        frameworks = Report.Framework.outermost(.shown(by: trees[1].files.map(FolderPath.plain)))
        passOver(trees[0])
        var found: [App] = []
        let files = trees[0].files.map(FolderPath.plain)
        for path in files { await look(at: path, selection, &found) }
        sites.addHandlers(deployments)
        sites.isPublishedByWorkflow = Workflows.publishToPages(
            DeploymentFolder(host: nil, path: folder).workflows(among: deployable))
        choose(among: selection.target == nil ? found : found.filter(\.hasTargets))
        if readingConfiguration { readConfiguration() }
        sites.stand(for: apps.flatMap(\.lists))
    }

    /// What is deployed from the folder.
    func deployments() -> [Deployment] {
        DeploymentFolder(host: nil, path: folder).deployments(host: nil, among: deployable)
    }

    private mutating func readConfiguration() {
        let path = FolderPath.join(folder, ConfigurationFile.name)
        guard LocalFiles().exists(path) else { return }
        do throws(ConfigurationInput.Failure) {
            sites.configured = try ConfigurationInput(path).network.sites ?? []
        } catch {
            passedOver.append(
                .init(
                    FolderPath.plain(path),
                    "it has mistakes, which aasa config tells, so the hosts that it names are unknown"))
        }
    }

    /// Whether there is nothing to check.
    package var isEmpty: Bool { apps.isEmpty && sites.all.isEmpty && expectations.isEmpty && failures.isEmpty }

    /// What was looked for, where nothing was found.
    package var absence: InputFailure {
        let others = passedOver.prefix(3)
        let count = passedOver.count - others.count
        let more: Message = count > 0 ? "; and \(count) more" : ""
        let skipped = Message.joined(others.map { "\(plain: $0.path) (\($0.reason))" }, by: "; ")
        let passed: Message = others.isEmpty ? "" : "; skipped: \(skipped)\(more)"
        return InputFailure(
            "nothing to check here: no app that names domains (an Xcode project, an .entitlements file, Expo’s app.json, an .ipa), no apple-app-site-association, nor code that answers for it, no expectations.json\(passed)",
            at: folder)
    }
}

extension Project {
    private static let selection = FileTree.Selection(
        suffixes: InputKinds.sought(for: .subject) + [ProjectSites.hostFile.asciiLowercased],
        skipping: SkippedFolders.ofOthers, entering: [".well-known"], limit: fileLimit)

    private static let signs = FileTree.Selection(
        suffixes: InputKinds.sought(for: .frameworks), skipping: SkippedFolders.ofOthers, limit: fileLimit)

    private mutating func passOver(_ tree: FileTree) {
        for path in tree.skipped.map(FolderPath.plain) {
            let kind = SkippedFolders(folder: FolderPath.name(of: path))
            if let reason = kind?.reason { passedOver.append(.init(path, reason)) }
        }
        passedOver += tree.unread.map { .init(FolderPath.plain($0.path), $0.reason.message) }
        passedOver += tree.tooDeep.map { .init(FolderPath.plain($0), "nested too deep") }
        if tree.isCut {
            passedOver.append(.init(folder, "more than \(Self.fileLimit) files: the rest was not looked at"))
        }
    }

    private mutating func look(at file: String, _ selection: ProjectSelection, _ found: inout [App]) async {
        if FolderPath.name(of: file) == ProjectSites.hostFile { return sites.addHost(namedBy: file) }
        for input in InputKinds.all {
            guard let path = input.path(foundAt: file) else { continue }
            do throws(InputFailure) {
                let parts = try await InputKinds.parts(of: InputItem(at: path), as: input, selection)
                if !parts.claims.lists.isEmpty {
                    let kind = framework(around: path)?.name ?? input.reportKind(of: path).name(byDefault: input.key)
                    found.append(App(path: path, lists: parts.claims.lists, kind: kind, hasTargets: input.hasTargets))
                }
                for text in parts.files { sites.add(path, text) }
                if parts.expectations.contains(where: { !($0.expectations.isEmpty && $0.files.isEmpty) }) {
                    expectations.append(path)
                }
            } catch {
                // Other names are shared with files of other tools.
                if error.saysNothing || input.reportKind(of: path) == .entitlements {
                    passedOver.append(.init(path, error.message))
                } else if input.hasTargets || input.isReadInParts {
                    failures.append(error)
                }
            }
        }
    }

    /// Takes the apps that claim domains; where none does, those that should. The others are skipped.
    private mutating func choose(among found: [App]) {
        let projects = found.filter { $0.hasTargets && $0.claims }.map(\.folder)
        let owners = found.filter(\.hasProducts).map(\.folder)
        for app in found {
            let isPart = app.lists.contains(where: \.belongsToOnlyApp)
            // An entitlements file that lies below a project belongs to it, or to nothing.
            if isPart, !app.claims || (projects + owners).contains(where: app.path.hasPrefix) { continue }
            if !app.hasTargets, app.kind == "expo", projects.contains(where: { $0.hasPrefix(app.folder + "ios/") }) {
                passedOver.append(.init(app.path, "the project in ios is built as it is, whatever Expo’s file says"))
            } else if Self.generators.contains(app.kind), !app.hasTargets, !isPart,
                projects.contains(where: { $0.hasPrefix(app.folder) })
            {
                passedOver.append(.init(app.path, "the project that was made from it is here"))
            } else {
                apps.append(app)
            }
        }
        guard apps.contains(where: \.claims) else { return apps.removeAll { !$0.isWithoutClaims } }
        passedOver += apps.filter { !$0.claims }.map { .init($0.path, "its apps claim no domain") }
        apps.removeAll { !$0.claims }
    }

    // What Xcode projects are made from.
    private static let generators: Set<String> = ["cordova", "tauri", "tuist", "xcodegen"]

    /// The framework whose project has an app at a path, if it is native to none.
    private func framework(around path: String) -> Report.Framework? {
        let folder = FolderPath.parent(of: path)
        let around = frameworks.filter { framework in
            let base = FolderPath.parent(of: framework.place.file ?? "")
            guard folder.hasPrefix(base) else { return false }
            let first = folder.dropFirst(base.count).split(separator: "/").first
            return first == nil || ["ios", "macos", "platforms", "src-tauri"].contains(first)
        }
        return around.max { ($0.place.file ?? "").count < ($1.place.file ?? "").count }
    }
}

extension Project.App {
    /// Whether it describes targets with their entitlements.
    fileprivate var hasProducts: Bool { lists.contains { $0.product?.target != nil && !$0.claims.isEmpty } }

    /// Whether it is known to claim nothing: most of the files that describe an app have other uses too.
    fileprivate var isWithoutClaims: Bool { lists.contains(where: \.claimsNothing) }
}

extension Report.Input.Kind {
    fileprivate func name(byDefault key: String) -> String {
        switch self {
        case .xcodeProject: "xcode"
        case .project: key.hasPrefix("generator-") ? String(key.dropFirst("generator-".count)) : key
        default: rawValue
        }
    }
}

extension SkippedFolders {
    /// Where an app is searched for, what others made, or what only tests or shows something, is not the one that is asked
    /// about.
    static let ofOthers = names(.fetched, .vendored, .built, .otherSystems, .samples, .tests)

    /// Nil where nobody would look for an app of Apple's systems.
    fileprivate var reason: Message? {
        switch self {
        case .fetched, .vendored: "dependencies"
        case .built: "written by a build"
        case .otherSystems: nil
        case .samples: "samples"
        case .tests: "tests"
        }
    }
}

extension [Report.Framework] {
    /// What files show of frameworks.
    static func shown(by files: [String]) -> [Report.Framework] {
        files.flatMap { file in
            let said = try? InputKinds.file(named: file, for: .frameworks)?.parts(of: InputItem(at: file))
            return said?.screens.frameworks ?? []
        }
    }
}

/// Paths below a folder that was searched, as text.
enum FolderPath {
    /// The path without `./` at its start, which a search of the working directory has.
    static func plain(_ path: String) -> String { path.withoutDotSlash }

    /// The folder of a path, with a slash at its end; empty for the working directory.
    static func parent(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    }

    static func name(of path: String) -> String { String(path.dropFirst(parent(of: path).count)) }

    static func join(_ folder: String, _ name: String) -> String {
        name.isEmpty ? folder : folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}

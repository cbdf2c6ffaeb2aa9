import AssociationModel
import Findings
import Judging
import LinkHandlers
import TextFormats

/// An Xcode project that is asked who receives the links of its apps.
struct HandlerInput: FileInput {
    let key = "handlers"
    let names: [InputName] = [.ending(".xcodeproj"), .ending("project.pbxproj")]
    let sought: [InputUse: [String]] = [.handlers: ["project.pbxproj"]]

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        var parts = InputParts()
        parts.handlers = try Self.apps(at: try item.place())
        return parts
    }

    static func apps(at place: InputItem.Place) throws(InputFailure) -> [HandledApp] {
        let project = try ProjectInput.project(at: place)
        return LinkHandlerReader(project, try ProjectFile.objects(of: project.source), place).apps
    }
}

/// An Xcode workspace that is asked who receives the links of the apps in its projects.
struct WorkspaceHandlerInput: FileInput {
    let key = "workspace-handlers"
    let names: [InputName] = [.ending(".xcworkspace")]
    let sought: [InputUse: [String]] = [.handlers: []]

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let place = try item.place()
        let file = InputItem.Place(path: FilePath.join(place.path, WorkspaceFile.name), files: place.files)
        var parts = InputParts()
        for path in try WorkspaceFile(at: file).projects {
            parts.handlers += try HandlerInput.apps(at: InputItem.Place(path: path, files: place.files))
        }
        return parts
    }
}

/// Reads who receives links in each app of a project.
private struct LinkHandlerReader {
    private let project: XcodeProject
    private let objects: ProjectObjects
    private let files: any FileReading
    /// The folder to which the project's paths are relative.
    private let folder: String
    /// The targets as the project has them, by name.
    private let targets: [String: PropertyList]

    fileprivate init(_ project: XcodeProject, _ objects: ProjectObjects, _ place: InputItem.Place) {
        self.project = project
        self.objects = objects
        files = place.files
        folder = FilePath.join(FilePath.parent(of: project.path), objects.project["projectDirPath"]?.string ?? "")
        targets = Dictionary(
            objects.objects("targets", of: objects.project).compactMap { target in
                target["name"]?.string.map { ($0, target) }
            }
        ) { first, _ in first }
    }

    var apps: [HandledApp] { project.targets.filter { $0.kind == .application }.flatMap(apps) }

    // MARK: Targets

    /// What the configurations of a target are told apart by.
    private struct Key: Hashable {
        let info: String
        let isGenerated: Bool
        let hosts: [String]?
    }

    private func apps(of target: ProjectTarget) -> [HandledApp] {
        let configurations = target.configurations.filter(\.isForPhones)
        guard !configurations.isEmpty else { return [] }
        let sources = sources(of: target)
        let modules = Set(parts(of: target).map(\.name.string))
        let code = sources.code(in: ProjectSurroundings(path: project.path, files: files), modules: modules)
        let groups = Dictionary(grouping: configurations) { configuration in
            Key(
                info: configuration.settings["INFOPLIST_FILE"]?.value ?? "",
                isGenerated: configuration.generatesManifest, hosts: configuration.linkHosts)
        }
        let xcode = XcodeVersions(around: project.path, files).required
        return configurations.compactMap { first in
            guard let group = groups.values.first(where: { $0[0].name == first.name }) else { return nil }
            var code = code
            code.manifest = manifest(of: first, target)
            code.dependencies.deepLinking = flag("FlutterDeepLinkingEnabled", of: first)
            code.dependencies.firebaseIsKeptOut = flag("FirebaseAppDelegateProxyEnabled", of: first)?.isOn == false
            code.hosts = first.linkHosts ?? []
            code.requiringXcode = xcode
            sources.complete(&code)
            return HandledApp(
                path: project.path, target: target.name.string, configurations: group.map(\.name),
                handling: LinkHandling(of: code), claimsLinks: first.linkHosts.map { !$0.isEmpty },
                at: target.name.place)
        }
    }

    // MARK: Info.plist

    private func manifest(of configuration: TargetConfiguration, _ target: ProjectTarget) -> AppCode.Manifest {
        let settings = configuration.settings
        guard let setting = settings["INFOPLIST_FILE"], !setting.value.isEmpty else {
            guard settings["GENERATE_INFOPLIST_FILE"]?.value == "YES" else {
                return .unread(Doubt("the target names no Info.plist", at: target.name.place))
            }
            return configuration.generatesManifest
                ? .scenes([], target.name.place, isEmpty: true) : .none(target.name.place)
        }
        let path = FilePath.normal(FilePath.join(folder, setting.value))
        guard setting.isResolved, let bytes = try? files.read(path, limit: AppBundle.infoLimit),
            let list = try? PropertyListReader.read(bytes), list.entries != nil
        else { return .unread(Doubt("the Info.plist \(plain: path) could not be read", at: setting.written.place)) }
        let text = SourceText(bytes, from: .file(path: path))
        if let manifest = AppCode.Manifest(list, in: text) { return manifest }
        return configuration.generatesManifest ? .scenes([], .wholeText(text), isEmpty: true) : .none(.wholeText(text))
    }

    /// What the `Info.plist` says to a framework or an SDK about links.
    private func flag(_ key: String, of configuration: TargetConfiguration) -> (isOn: Bool, place: Place)? {
        guard let setting = configuration.settings["INFOPLIST_FILE"], setting.isResolved else { return nil }
        let path = FilePath.normal(FilePath.join(folder, setting.value))
        guard let bytes = try? files.read(path, limit: AppBundle.infoLimit),
            let entry = try? PropertyListReader.read(bytes).entry(key),
            let isOn = entry.value.bool
        else { return nil }
        let text = SourceText(bytes, from: .file(path: path))
        return (isOn, entry.keySpan.map { .text(text, $0) } ?? .wholeText(text))
    }

    // MARK: Sources

    /// The targets whose sources an app is made of: its own, and the libraries of the project.
    private func parts(of target: ProjectTarget) -> [ProjectTarget] {
        let kinds = ["framework", "library.static", "framework.static", "library.dynamic"]
        return [target]
            + project.targets.filter { other in
                kinds.contains { other.productType == "com.apple.product-type." + $0 }
            }
    }

    private func sources(of target: ProjectTarget) -> HandlerSources {
        var (paths, isCut): ([String], Bool) = ([], false)
        for part in parts(of: target) {
            guard let object = targets[part.name.string] else { continue }
            let sources = TargetSources(of: object, named: part.name.string, objects, in: folder, files)
            paths += sources.paths
            isCut = isCut || sources.isCut
        }
        return HandlerSources(files: files, folder: folder, paths: paths, isCut: isCut)
    }

}

extension TargetConfiguration {
    /// Whether it builds for iOS or a system that has its life cycles; macOS and watchOS have their own.
    fileprivate var isForPhones: Bool {
        !["macosx", "watchos"].contains { settings.context.sdk.hasPrefix($0) }
    }

    /// Whether Xcode adds a scene manifest to the `Info.plist`, which has no configurations.
    fileprivate var generatesManifest: Bool {
        settings["GENERATE_INFOPLIST_FILE"]?.value == "YES"
            && settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"]?.value == "YES"
    }

    /// The hosts that it claims for links; nil if its entitlements could not be read.
    fileprivate var linkHosts: [String]? {
        switch entitlements {
        case .notSet: []
        case .unresolved, .unreadable, .malformed: nil
        case .read:
            entries.map(\.value).filter { $0.hasPrefix("applinks:") }.map {
                String($0.dropFirst("applinks:".count).prefix { $0 != "?" }).asciiLowercased
            }
        }
    }
}

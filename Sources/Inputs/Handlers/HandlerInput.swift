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
        try Self.parts(at: try item.place())
    }

    static func parts(at place: InputItem.Place) throws(InputFailure) -> InputParts {
        let project = try ProjectInput.project(at: place)
        let reader = LinkHandlerReader(project, try ProjectFile.objects(of: project.source), place)
        return InputParts(apps: project.targets.filter { $0.kind == .application }, in: place.path, reader.apps)
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
            parts.add(try HandlerInput.parts(at: InputItem.Place(path: path, files: place.files)))
        }
        return parts
    }
}

/// Reads who receives links in each app of a project.
private struct LinkHandlerReader {
    private let project: XcodeProject
    private let objects: ProjectObjects
    private let place: InputItem.Place
    /// The folder to which the project's paths are relative.
    private let folder: String
    /// The targets as the project has them, by name.
    private let targets: [String: PropertyList]

    fileprivate init(_ project: XcodeProject, _ objects: ProjectObjects, _ place: InputItem.Place) {
        (self.project, self.objects) = (project, objects)
        self.place = InputItem.Place(path: project.path, files: place.files)
        folder = FilePath.join(FilePath.parent(of: project.path), objects.project["projectDirPath"]?.string ?? "")
        targets = ProjectObjects.byName(objects.objects("targets", of: objects.project))
    }

    /// What the configurations of a target are told apart by.
    private struct Key: Hashable {
        let info: String
        let isGenerated: Bool
        let hosts: [String]?
    }

    func apps(of target: ProjectTarget) -> [HandledApp] {
        let configurations = target.configurations.filter(\.isForPhones)
        guard !configurations.isEmpty else { return [] }
        let parts = parts(of: target)
        let sources = sources(of: parts)
        let code = sources.code(in: ProjectSurroundings(place), modules: Set(parts.map(\.name.string)))
        let groups = Dictionary(grouping: configurations) { configuration in
            Key(
                info: configuration.settings["INFOPLIST_FILE"]?.value ?? "",
                isGenerated: configuration.generatesManifest, hosts: configuration.linkHosts)
        }
        return configurations.compactMap { first -> HandledApp? in
            guard let group = groups.values.first(where: { $0[0].name == first.name }) else { return nil }
            let setting = first.settings["INFOPLIST_FILE"].flatMap { $0.isResolved ? $0.value : nil }
            let info = setting.flatMap { InfoPlist($0, in: folder, place.files) }
            var code = code
            code.manifest = manifest(of: first, target, info)
            return sources.app(
                code, (target.name.string, target.name.place), group.map(\.name), hosts: first.linkHosts, info)
        }
    }

    private func manifest(
        of configuration: TargetConfiguration, _ target: ProjectTarget, _ info: InfoPlist?
    ) -> AppCode.Manifest {
        let settings = configuration.settings
        guard let setting = settings["INFOPLIST_FILE"], !setting.value.isEmpty else {
            guard settings["GENERATE_INFOPLIST_FILE"]?.value == "YES" else {
                return .unread(Doubt("the target names no Info.plist", at: target.name.place))
            }
            return configuration.generatesManifest
                ? .scenes([], target.name.place, isEmpty: true) : .none(target.name.place)
        }
        guard let info else {
            let path = FilePath.normal(FilePath.join(folder, setting.value))
            return .unread(Doubt("the Info.plist \(plain: path) could not be read", at: setting.written.place))
        }
        return info.manifest(orGenerated: configuration.generatesManifest)
    }

    /// The targets whose sources an app is made of: its own, and the libraries of the project.
    private func parts(of target: ProjectTarget) -> [ProjectTarget] {
        let kinds = ["framework", "library.static", "framework.static", "library.dynamic"]
        return [target]
            + project.targets.filter { other in
                kinds.contains { other.productType == "com.apple.product-type." + $0 }
            }
    }

    private func sources(of parts: [ProjectTarget]) -> HandlerSources {
        let found = parts.compactMap { part in
            targets[part.name.string].map {
                TargetSources(of: $0, named: part.name.string, objects, in: folder, place.files)
            }
        }
        return HandlerSources(
            project: place, folder: folder, paths: found.flatMap(\.paths), isCut: found.contains(where: \.isCut))
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
        hasUnreadEntitlements ? nil : entries.map { Claim($0.declared) }.linkHosts
    }
}

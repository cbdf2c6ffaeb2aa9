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
        let place = try item.place()
        let project = try ProjectInput.project(at: place)
        let reader = LinkHandlerReader(project, try ProjectFile.objects(of: project.source), place)
        var parts = InputParts()
        parts.handlers = reader.apps
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

    private static let sizeLimit = Bound.swiftFile.most
    /// How often sources are looked through for classes that others name.
    private static let rounds = 4

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
        let code = code(of: target)
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
            read(code.wanted, into: &code, of: target)
            for (sdk, _) in code.activitySDKs where handsOn(to: sdk, in: target) { code.forwarding.insert(sdk.name) }
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

    private func paths(of target: ProjectTarget) -> (paths: [String], isCut: Bool) {
        var (paths, isCut): ([String], Bool) = ([], false)
        for part in parts(of: target) {
            guard let object = targets[part.name.string] else { continue }
            let sources = TargetSources(of: object, named: part.name.string, objects, in: folder, files)
            paths += sources.paths
            isCut = isCut || sources.isCut
        }
        return (paths, isCut)
    }

    /// What the sources of a target say that name something of links or of delegates.
    private func code(of target: ProjectTarget) -> AppCode {
        var code = AppCode(.unread(Doubt("the Info.plist was not read")))
        code.frameworks = frameworks
        code.dependencies = AppDependencies(in: frameworkFolders, resolved: packageFolders, files)
        code.ownModules = Set(parts(of: target).map(\.name.string))
        let (paths, isCut) = paths(of: target)
        if isCut { code.unread.append(Doubt("some sources of the target were not found or are made by its build")) }
        if paths.isEmpty { code.unread.append(Doubt("the target has no sources in Swift or Objective-C")) }
        let signs = AppCode.signs.map(ByteSearch.init)
        for path in paths {
            read(path, into: &code, isFirst: true) { bytes in signs.contains { $0.first(in: bytes) != nil } }
        }
        return code
    }

    /// Reads the sources that declare some classes, and those that these need, as far as there are any.
    private func read(_ names: Set<String>, into code: inout AppCode, of target: ProjectTarget) {
        var names = names
        var sought: Set<String> = []
        let paths = paths(of: target).paths
        for _ in 0..<Self.rounds where !names.isEmpty {
            sought.formUnion(names)
            for path in paths { read(path, into: &code, isFirst: false) { Self.declares(names, $0) } }
            names = code.wanted.subtracting(sought)
        }
    }

    /// Whether a source of a target calls an SDK in a way that may hand a link on to it.
    private func handsOn(to sdk: ActivitySDK, in target: ProjectTarget) -> Bool {
        let type = ByteSearch(sdk.type)
        let calls = sdk.calls.map(ByteSearch.init)
        return paths(of: target).paths.contains { path in
            let file = FilePath.normal(FilePath.join(folder, path))
            guard let bytes = try? files.read(file, limit: Self.sizeLimit), type.first(in: bytes) != nil else {
                return false
            }
            return calls.contains { $0.first(in: bytes) != nil } || Self.sendsContinue(bytes)
        }
    }

    private static let continueMessage = ByteSearch("continueUserActivity:")

    /// Whether a source sends the message; where a method of that name is declared, the type of its parameter follows.
    private static func sendsContinue(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while let found = continueMessage.first(in: bytes, from: start) {
            start = found + "continueUserActivity:".utf8.count
            if let next = bytes[start...].first(where: { $0 != 0x20 }), next != UInt8(ascii: "(") { return true }
        }
        return false
    }

    private static let declarations = ["class ", "struct ", "@interface "].map(ByteSearch.init)

    /// Whether a source declares one of some types; it is looked through once, however many they are.
    private static func declares(_ names: Set<String>, _ bytes: [UInt8]) -> Bool {
        declarations.contains { word in
            var next = word.first(in: bytes)
            while let start = next {
                let rest = bytes[start...].drop { $0 != 0x20 }.drop { $0 == 0x20 }
                let name = rest.prefix { $0.isWordStart || $0.isASCIIDigit }
                if names.contains(String(decoding: name, as: UTF8.self)) { return true }
                next = word.first(in: bytes, from: max(name.endIndex, start + 1))
            }
            return false
        }
    }

    /// - Parameter isWanted: whether a source says something of what is looked for.
    private func read(
        _ path: String, into code: inout AppCode, isFirst: Bool, having isWanted: ([UInt8]) -> Bool
    ) {
        let path = FilePath.normal(FilePath.join(folder, path))
        // The class of an Objective-C source is declared in the header beside it.
        let header =
            path.hasSuffix(".swift") ? nil : FilePath.join(FilePath.parent(of: path), FilePath.stem(of: path) + ".h")
        for file in [path, header].compactMap(\.self) where !code.hasRead(file) {
            let start = try? files.read(file, limit: Self.sizeLimit)
            guard let bytes = start, bytes.count <= Self.sizeLimit else {
                let reason: Message = start == nil ? "could not be read" : "is larger than \(Self.sizeLimit) bytes"
                if isFirst, file == path {
                    code.unread.append(Doubt("\(plain: file), a source of the target, \(reason)"))
                }
                continue
            }
            if isFirst { code.addImports(of: bytes) }
            guard isWanted(bytes) else { continue }
            code.add(SourceText(bytes, from: .file(path: file)), at: file)
        }
    }

    // MARK: Frameworks

    /// What files beside the project, or in the folder of which it is the iOS part, show of frameworks.
    private var frameworks: [Report.Framework] { Report.Framework.outermost(frameworkFolders.flatMap(frameworks)) }

    private var frameworkFolders: [String] {
        var folders = [FilePath.parent(of: project.path)]
        while folders.count < 4, let last = folders.last, Self.partFolders.contains(FilePath.name(of: last)) {
            folders.append(FilePath.parent(of: last))
        }
        return folders
    }

    /// Where Xcode keeps `Package.resolved`: in the project, or in a workspace beside it.
    private var packageFolders: [String] {
        let folder = FilePath.parent(of: project.path)
        let workspaces = ((try? files.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcworkspace") }
        return [FilePath.join(project.path, "project.xcworkspace")].map { $0 + "/xcshareddata/swiftpm" }
            + workspaces.map { FilePath.join(folder, $0) + "/xcshareddata/swiftpm" }
    }

    private static let partFolders: Set<String> = ["ios", "App", "platforms", "apple", "gen", "src-tauri"]

    private func frameworks(in folder: String) -> [Report.Framework] {
        let input = FrameworkInput()
        let names = (try? files.names(in: folder)) ?? []
        return names.filter { name in
            input.names.contains { $0.matches(name, lowercased: name.asciiLowercased) }
        }.flatMap { name in
            let item = InputItem(at: FilePath.join(folder, name), files: files)
            return (try? input.parts(of: item))?.screens.frameworks ?? []
        }
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

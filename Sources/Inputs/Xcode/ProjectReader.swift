import AssociationModel
import Findings
import TextFormats

/// Reads one project.
struct ProjectReader<Files: FileReading> {
    private let objects: ProjectObjects
    private let path: String
    private let files: Files
    /// The folder that the project's paths are relative to: `SRCROOT`.
    private let folder: String
    private var configurations: ConfigurationFiles<Files>
    /// The first of each name of the project's own configurations.
    private let ofProject: [String: PropertyList]
    private var entitlementsFiles: [String: EntitlementsFileReading] = [:]
    private var settingCount = 0

    /// The most settings and claimed domains that the configurations of all targets have together, where those of the
    /// project and of files count for each. A project with 50 targets has some 50,000.
    static var settingLimit: Int { 400_000 }

    init(objects: ProjectObjects, path: String, files: Files) {
        self.objects = objects
        self.path = path
        self.files = files
        folder = FilePath.join(FilePath.parent(of: path), objects.project["projectDirPath"]?.string ?? "")
        configurations = ConfigurationFiles(files: files, root: folder)
        ofProject = ProjectObjects.byName(objects.configurations(of: objects.project))
    }

    mutating func read() throws(InputFailure) -> XcodeProject {
        var targets: [ProjectTarget] = []
        for object in objects.objects("targets", of: objects.project) {
            guard let name = objects.text("name", of: object) else { continue }
            targets.append(try target(object, name: name))
        }
        return XcodeProject(path: path, source: objects.source, targets: targets, problems: configurations.problems)
    }

    private mutating func target(
        _ object: PropertyList, name: DeclaredText
    ) throws(InputFailure) -> ProjectTarget {
        var read: [TargetConfiguration] = []
        for configuration in objects.configurations(of: object) {
            guard let configurationName = configuration["name"]?.string else { continue }
            read.append(try self.configuration(configuration, named: configurationName, target: name))
        }
        return ProjectTarget(
            name: name, productType: object["productType"]?.string, configurations: read,
            frameworks: frameworks(of: object))
    }

    private func frameworks(of target: PropertyList) -> [ProjectTarget.LinkedFramework] {
        let phases = objects.objects("buildPhases", of: target).filter {
            $0["isa"]?.string == "PBXFrameworksBuildPhase"
        }
        return phases.flatMap { objects.objects("files", of: $0) }.compactMap { file in
            guard let written = objects.text("fileRef", of: file), let path = objects[written.string]?["path"]?.string,
                path.hasSuffix(".framework"), path.contains("System/Library/Frameworks/")
            else { return nil }
            let attributes = file["settings"]?["ATTRIBUTES"]?.elements ?? []
            return ProjectTarget.LinkedFramework(
                name: FilePath.stem(of: path), isWeak: attributes.contains { $0.string == "Weak" }, at: written.place)
        }
    }

    private mutating func configuration(
        _ object: PropertyList, named name: String, target: DeclaredText
    ) throws(InputFailure) -> TargetConfiguration {
        var layers = [defaults(target: target, configuration: name)]
        var absent: [DeclaredText] = []
        var isComplete = true
        for object in [ofProject[name], object].compactMap({ $0 }) {
            let file = configurationFile(of: object)
            layers += [file.settings, settings(of: object)]
            absent += file.absent
            isComplete = isComplete && file.isComplete
        }
        settingCount += layers.reduce(0) { $0 + $1.count }
        guard settingCount <= Self.settingLimit else {
            throw InputFailure(
                "the targets and configurations of the project have more than \(Self.settingLimit) build settings and domains in all, which is unrealistically many",
                at: objects.source.name)
        }
        let plain = BuildSettings(layers, in: BuildSettings.Context(sdk: "", configuration: name))
        let context = BuildSettings.Context(sdk: Self.sdk(of: plain), configuration: name)
        let settings = BuildSettings(layers, in: context, absentInclusions: isComplete ? absent : [])
        let identifiers = bundleIdentifiers(of: settings)
        let configuration = TargetConfiguration(
            name: name, settings: settings, bundleIdentifier: identifiers.known,
            builtBundleIdentifier: identifiers.built, entitlements: entitlements(of: settings))
        settingCount += configuration.readEntitlements?.associatedDomains?.strings.count ?? 0
        return configuration
    }

    // The settings that Xcode makes by itself. They have no place of their own, so they get that of the target's name.
    // Xcode's SRCROOT is absolute; here it is `.`, the folder that the project's paths are relative to.
    private func defaults(target: DeclaredText, configuration: String) -> [BuildSetting] {
        let text = { (value: String) in DeclaredText(value, in: target.source, at: nil, keys: target.keys) }
        let project = FilePath.stem(of: path)
        return [
            BuildSetting("TARGET_NAME", value: target), BuildSetting("TARGETNAME", value: target),
            BuildSetting("PRODUCT_NAME", value: text("$(TARGET_NAME)")),
            BuildSetting("PRODUCT_MODULE_NAME", value: text("$(PRODUCT_NAME:c99extidentifier)")),
            BuildSetting("CONFIGURATION", value: text(configuration)),
            BuildSetting("PROJECT_NAME", value: text(project)), BuildSetting("PROJECT", value: text(project)),
            BuildSetting("SRCROOT", value: text(".")), BuildSetting("SOURCE_ROOT", value: text(".")),
            BuildSetting("PROJECT_DIR", value: text(".")),
            // The full stop belongs to the prefix, as entitlements files expect.
            BuildSetting("TeamIdentifierPrefix", value: text("$(DEVELOPMENT_TEAM).")),
            BuildSetting("AppIdentifierPrefix", value: text("$(DEVELOPMENT_TEAM).")),
            BuildSetting("CFBundleIdentifier", value: text("$(PRODUCT_BUNDLE_IDENTIFIER)")),
        ]
    }

    private mutating func configurationFile(of object: PropertyList) -> ConfigurationFiles<Files>.Layer {
        let key: String
        let file: String?
        if let reference = object["baseConfigurationReference"]?.string {
            (key, file) = ("baseConfigurationReference", objects.path(of: reference))
        } else if let anchor = object["baseConfigurationReferenceAnchor"]?.string,
            let relative = object["baseConfigurationReferenceRelativePath"]?.string
        {
            // A file in a folder that Xcode 16 synchronizes with the disk.
            (key, file) = (
                "baseConfigurationReferenceAnchor", objects.path(of: anchor).map { FilePath.join($0, relative) }
            )
        } else {
            return .init()
        }
        guard let written = objects.text(key, of: object) else { return .init() }
        guard let file else {
            configurations.note(.missingObject(written.string), at: written.place)
            return .init(isComplete: false)
        }
        return configurations.layer(at: FilePath.join(folder, file), from: written.place)
    }

    private func settings(of object: PropertyList) -> [BuildSetting] {
        (object["buildSettings"]?.entries ?? []).compactMap { entry in
            let strings = entry.value.string.map { [$0] } ?? entry.value.elements?.compactMap(\.string)
            guard let strings else { return nil }
            let text = DeclaredText(
                strings.joined(separator: " "), in: objects.source,
                at: entry.value.text ?? entry.value.wholeText(strings),
                keys: [entry.key])
            return BuildSetting(key: entry.key, value: text)
        }
    }

    private static func sdk(of settings: BuildSettings) -> String {
        let root = settings["SDKROOT"]?.value ?? ""
        if !root.isEmpty, root != "auto" { return root }
        let platforms = settings["SUPPORTED_PLATFORMS"]?.value.utf8.split(separator: UInt8(ascii: " ")) ?? []
        let names = platforms.map { String(decoding: $0, as: UTF8.self) }
        return names.contains("iphoneos") ? "iphoneos" : names.first ?? "iphoneos"
    }

    /// The bundle identifier as far as it is known, and that of a build without the absent files of optional inclusions.
    private func bundleIdentifiers(of settings: BuildSettings) -> (known: ResolvedSetting?, built: ResolvedSetting?) {
        let name = "PRODUCT_BUNDLE_IDENTIFIER"
        let isUsable = { (text: String) in AppIdentifier.isBundleIdentifier(Array(text.utf8)[...]) }
        if let known = settings[name] { return (known, settings.value(of: name, ifUsable: isUsable)) }
        guard let written = infoIdentifier(settings) else { return (nil, nil) }
        return (settings.expand(written), settings.expand(written, ifUsable: isUsable))
    }

    // Projects older than Xcode 7 have it in the Info.plist alone.
    private func infoIdentifier(_ settings: BuildSettings) -> DeclaredText? {
        guard let setting = settings["INFOPLIST_FILE"], setting.isResolved, !setting.value.isEmpty else { return nil }
        let file = FilePath.normal(FilePath.join(folder, setting.value))
        guard let bytes = try? files.read(file, limit: AppBundle.infoLimit),
            let list = try? PropertyListReader.read(bytes),
            let info = AppInfo(list, in: SourceText(bytes, from: .file(path: file)))
        else { return nil }
        return info.bundleIdentifier
    }

    private mutating func entitlements(of settings: BuildSettings) -> TargetConfiguration.Entitlements {
        let isThere = { [files, folder] (path: String) in
            (try? files.read(FilePath.normal(FilePath.join(folder, path)), limit: 1)) != nil
        }
        guard let setting = settings.value(of: "CODE_SIGN_ENTITLEMENTS", ifUsable: isThere), !setting.value.isEmpty
        else { return .notSet }
        guard setting.isResolved else { return .unresolved(setting) }
        let file = FilePath.normal(FilePath.join(folder, setting.value))
        let reading = entitlementsFiles[file] ?? EntitlementsFileReading(file, files)
        entitlementsFiles[file] = reading
        return switch reading {
        case .read(let entitlements): .read(setting, entitlements)
        case .unreadable(let failure): .unreadable(setting, path: file, failure)
        case .malformed(let failure): .malformed(setting, failure.place, failure.message)
        }
    }
}

/// What came of reading an entitlements file, which many configurations may name.
private enum EntitlementsFileReading {
    case read(AppEntitlements)
    case unreadable(FileFailure)
    case malformed(InputFailure)

    init(_ path: String, _ files: some FileReading) {
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try files.read(path, limit: ProjectObjects.fileLimit) } catch {
            self = .unreadable(error)
            return
        }
        do throws(InputFailure) {
            self = .read(try EntitlementsFile.read(bytes, path: path))
        } catch {
            self = .malformed(error)
        }
    }
}

extension PropertyList {
    /// The place of an array of strings: that of the string, if there is only one.
    fileprivate func wholeText(_ strings: [String]) -> LocatedText? {
        strings.count == 1 ? elements?.first?.text : nil
    }
}

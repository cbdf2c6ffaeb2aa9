import AssociationModel
import Findings
import Judging
import LinkHandlers
import TextFormats

/// An XcodeGen specification that is asked who receives the links of its apps, as far as its literals go. Includes, templates
/// and patterns of sources are not followed; what they may bring is unknown.
///
/// <https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md>
struct XcodeGenHandlerInput: FileInput {
    let key = "xcodegen-handlers"
    let names: [InputName] = [.whole("project.yml"), .whole("project.yaml")]
    let sought: [InputUse: [String]] = [.handlers: ["project.yml", "project.yaml"]]

    func path(foundAt file: String) -> String? { nil }

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let place = try item.place()
        let text = try item.text(limit: FrameworkInput.sizeLimit, of: "an XcodeGen specification")
        var parts = InputParts()
        guard let root = YAMLReader.read(text.bytes).root, let targets = root.member("targets")?.value.members else {
            return parts
        }
        let reader = SpecificationReader(place, text, root, targets)
        parts.handlers = targets.filter(\.isAppForPhones).map(reader.app)
        return parts
    }
}

private struct SpecificationReader {
    let path: String
    let files: any FileReading
    let text: SourceText
    let root: JSONValue
    let targets: [JSONMember]

    init(_ place: InputItem.Place, _ text: SourceText, _ root: JSONValue, _ targets: [JSONMember]) {
        (path, files) = (place.path, place.files)
        (self.text, self.root, self.targets) = (text, root, targets)
    }

    private var folder: String { FilePath.parent(of: path) }

    func app(of target: JSONMember) -> HandledApp {
        let libraries = targets.filter { target in
            let type = target.value.member("type")?.value.string ?? ""
            return type.hasPrefix("framework") || type.hasPrefix("library")
        }
        let roots = ([target] + libraries).flatMap { Self.sources(of: $0) }
        let found = TargetSources(below: roots.compactMap(\.self), in: folder, files)
        let sources = HandlerSources(
            files: files, folder: folder, paths: found.paths, isCut: found.isCut || roots.contains(nil))
        var code = sources.code(
            in: ProjectSurroundings(path: path, files: files), modules: Set(([target] + libraries).map(\.key.text)))
        code.manifest = manifest(of: target)
        let hosts = hosts(of: target)
        code.hosts = hosts ?? []
        code.requiringXcode = XcodeVersions(around: path, files).required
        if root.member("include") != nil || target.value.member("templates") != nil {
            let at = Place.text(text, target.key.span)
            code.unread.append(
                Doubt("the target is also described in what XcodeGen includes, which was not read", at: at))
        }
        sources.complete(&code)
        return HandledApp(
            path: path, target: target.key.text,
            configurations: root.member("configs")?.value.members?.map(\.key.text) ?? ["Debug", "Release"],
            handling: LinkHandling(of: code), claimsLinks: hosts.map { !$0.isEmpty },
            at: .text(text, target.key.span))
    }

    /// The folders and files of its sources; nil for one of which a part is left out.
    private static func sources(of target: JSONMember) -> [String?] {
        guard let value = target.value.member("sources")?.value else { return [nil] }
        return (value.elements ?? [value]).map { source in
            if let path = source.string { return path }
            let isPart = ["excludes", "includes"].contains { source.member($0) != nil }
            return isPart ? nil : source.member("path")?.value.string
        }
    }

    private func setting(_ name: String, of target: JSONMember) -> String? {
        for owner in [target.value, root] {
            guard let settings = owner.member("settings")?.value else { continue }
            let value = settings.member("base")?.value.member(name)?.value ?? settings.member(name)?.value
            if let value { return value.string ?? value.bool.map { $0 ? "YES" : "NO" } }
        }
        return nil
    }

    private func list(at path: String) -> (list: PropertyList, text: SourceText)? {
        let path = FilePath.normal(FilePath.join(folder, path))
        guard let bytes = try? files.read(path, limit: AppBundle.infoLimit),
            let list = try? PropertyListReader.read(bytes)
        else { return nil }
        return (list, SourceText(bytes, from: .file(path: path)))
    }

    // MARK: What it says

    private func manifest(of target: JSONMember) -> AppCode.Manifest {
        let place = Place.text(text, target.key.span)
        let info = target.value.member("info")?.value
        if let written = info?.member("properties")?.value.member("UIApplicationSceneManifest") {
            let roles = written.value.member("UISceneConfigurations")?.value
            let windows = roles?.member("UIWindowSceneSessionRoleApplication")?.value.elements ?? []
            let classes = windows.compactMap {
                $0.member("UISceneDelegateClassName")?.value.string?.split(separator: ".").last.map(String.init)
            }
            return .scenes(classes, .text(text, written.key.span), isEmpty: (roles?.members ?? []).isEmpty)
        }
        let isGenerated = setting("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", of: target) == "YES"
        // XcodeGen writes the file anew, without what is not among the properties.
        if let info { return isGenerated ? .scenes([], place, isEmpty: true) : .none(.text(text, info.span)) }
        if let path = setting("INFOPLIST_FILE", of: target) {
            guard let list = list(at: path) else {
                return .unread(Doubt("the Info.plist \(plain: path) could not be read", at: place))
            }
            return AppCode.Manifest(list.list, in: list.text) ?? .none(.wholeText(list.text))
        }
        guard setting("GENERATE_INFOPLIST_FILE", of: target) == "YES" else {
            return .unread(Doubt("the target names no Info.plist", at: place))
        }
        return isGenerated ? .scenes([], place, isEmpty: true) : .none(place)
    }

    /// The hosts that it claims for links; nil if its entitlements could not be read.
    private func hosts(of target: JSONMember) -> [String]? {
        let entitlements = target.value.member("entitlements")?.value
        let written = entitlements?.member("properties")?.value.member(DeclaredDomains.key)?.value.elements
        let path = entitlements?.member("path")?.value.string ?? setting("CODE_SIGN_ENTITLEMENTS", of: target)
        var domains = (written ?? []).compactMap(\.string)
        if written == nil, let path {
            guard let list = list(at: path) else { return nil }
            domains = (list.list[DeclaredDomains.key]?.elements ?? []).compactMap(\.string)
        }
        return domains.filter { $0.hasPrefix("applinks:") }.map {
            String($0.dropFirst("applinks:".count).prefix { $0 != "?" }).asciiLowercased
        }
    }
}

extension JSONMember {
    /// Whether it is a target of an app, and not one for other systems alone.
    fileprivate var isAppForPhones: Bool {
        guard value.member("type")?.value.string?.hasPrefix("application") == true else { return false }
        let platform = value.member("platform")?.value
        let systems = (platform?.elements ?? [platform].compactMap(\.self)).compactMap(\.string)
        return systems.contains { ["iOS", "auto", "tvOS", "visionOS"].contains($0) }
    }
}

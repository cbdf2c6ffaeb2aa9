import AssociationModel
import Findings
import Judging
import LinkHandlers
import TextFormats

/// An XcodeGen specification that is asked who receives the links of its apps, as far as its literals go. What includes,
/// templates and patterns of sources may bring is unknown.
struct XcodeGenHandlerInput: FileInput {
    let key = "xcodegen-handlers"
    let names = XcodeGenSpecification.names
    let sought: [InputUse: [String]] = [.handlers: XcodeGenSpecification.names.map(\.text)]

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        guard let specification = try? XcodeGenSpecification(item) else { return InputParts() }
        let reader = SpecificationReader(place: try item.place(), specification: specification)
        return InputParts(apps: specification.targets.filter(\.isAppForPhones), in: item.path) { [reader.app(of: $0)] }
    }
}

private struct SpecificationReader {
    let place: InputItem.Place
    let specification: XcodeGenSpecification

    private var folder: String { FilePath.parent(of: place.path) }

    func app(of target: JSONMember) -> HandledApp {
        let libraries = specification.targets.filter { target in
            let type = target.value.member("type")?.value.string ?? ""
            return type.hasPrefix("framework") || type.hasPrefix("library")
        }
        let parts = [target] + libraries
        let sources = HandlerSources(below: parts.flatMap(Self.sources), in: place)
        var code = sources.code(in: ProjectSurroundings(place), modules: Set(parts.map(\.key.text)))
        let at = Place.text(specification.text, target.key.span)
        if specification.root.member("include") != nil || target.value.member("templates") != nil {
            code.unread.append(
                Doubt("the target is also described in what XcodeGen includes, which was not read", at: at))
        }
        let file = specification.setting("INFOPLIST_FILE", of: target)
        let info = file.flatMap { InfoPlist($0, in: folder, place.files) }
        code.manifest = manifest(of: target, file, info, at: at)
        return sources.app(
            code, (target.key.text, at),
            specification.root.member("configs")?.value.members?.map(\.key.text) ?? HandlerSources.configurations,
            hosts: ((try? specification.claims(of: target)) ?? nil)?.linkHosts, info)
    }

    /// The folders and files of its sources; nil for one of which a part is left out.
    private static func sources(of target: JSONMember) -> [String?] {
        guard let value = target.value.member("sources")?.value else { return [nil] }
        return (value.elements ?? [value]).map { source in
            if let path = source.string { return path }
            let excluded = source.member("excludes")?.value.elements?.map { $0.string ?? "" } ?? []
            // `**/*.md` leaves out no source.
            let isPart = source.member("includes") != nil || !excluded.allSatisfy(TargetSources.isOfOtherFiles)
            return isPart ? nil : source.member("path")?.value.string
        }
    }

    private func manifest(of target: JSONMember, _ file: String?, _ list: InfoPlist?, at place: Place)
        -> AppCode.Manifest
    {
        let info = target.value.member("info")?.value
        if let written = info?.member("properties")?.value.member("UIApplicationSceneManifest") {
            let roles = written.value.member("UISceneConfigurations")?.value
            let windows = roles?.member("UIWindowSceneSessionRoleApplication")?.value.elements ?? []
            let classes = windows.compactMap { $0.member("UISceneDelegateClassName")?.value.string?.withoutModule }
            return .scenes(
                classes, .text(specification.text, written.key.span), isEmpty: (roles?.members ?? []).isEmpty)
        }
        let generation = specification.setting("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", of: target)
        let generated: AppCode.Manifest? = generation == "YES" ? .scenes([], place, isEmpty: true) : nil
        // XcodeGen writes the file anew, without what is not among the properties.
        if let info { return generated ?? .none(.text(specification.text, info.span)) }
        if let file {
            return list?.manifest() ?? .unread(Doubt("the Info.plist \(plain: file) could not be read", at: place))
        }
        guard specification.setting("GENERATE_INFOPLIST_FILE", of: target) == "YES" else {
            return .unread(Doubt("the target names no Info.plist", at: place))
        }
        return generated ?? .none(place)
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

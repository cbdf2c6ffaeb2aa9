import AssociationModel
import Findings
import Judging
import LinkHandlers
import TextFormats

/// Tuist's `Project.swift` that is asked who receives the links of its apps, as far as it describes their targets in literals
/// and constants; it is not run.
///
/// <https://docs.tuist.dev/en/references/project-description/structs/target>
struct TuistHandlerInput: FileInput {
    let key = "tuist-handlers"
    let names: [InputName] = [.whole("Project.swift")]
    let sought: [InputUse: [String]] = [.handlers: ["project.swift"]]

    func parts(of item: InputItem) throws(InputFailure) -> InputParts {
        let text = try item.text(limit: Bound.description.most, of: "a description of an app")
        let manifest = TuistManifest(WrittenApp(text, .swift), at: try item.place())
        let reader = TuistHandlerReader(place: try item.place(), manifest: manifest)
        return InputParts(apps: manifest.apps, in: item.path) { [reader.app(of: $0)].compactMap(\.self) }
    }
}

private struct TuistHandlerReader {
    let place: InputItem.Place
    let manifest: TuistManifest

    private var written: WrittenApp { manifest.written }
    private var script: Script { written.script }

    func app(of target: TuistManifest.Target) -> HandledApp? {
        guard let name = manifest.text("name", of: target) else { return nil }
        let parts = [target] + manifest.libraries
        let sources = HandlerSources(below: parts.flatMap(roots), in: place)
        let modules = Set(parts.compactMap { manifest.text("name", of: $0)?.string })
        var code = sources.code(in: ProjectSurroundings(place), modules: modules)
        let file = target["infoPlist"].flatMap(manifest.path)
        let info = file.flatMap { InfoPlist($0, in: FilePath.parent(of: place.path), place.files) }
        code.manifest = info?.manifest() ?? scenes(of: target, at: name.place)
        return sources.app(
            code, (name.string, name.place), HandlerSources.configurations,
            hosts: manifest.claims(of: target)?.linkHosts,
            info)
    }

    /// The folders and files of its sources; nil for a pattern that takes only a part of a folder.
    private func roots(of target: TuistManifest.Target) -> [String?] {
        let lists = ["sources", "buildableFolders"].compactMap { target[$0] }
        guard let patterns = try? lists.flatMap({ try written.texts(in: $0) }), !patterns.isEmpty else { return [nil] }
        return patterns.map { pattern in
            let ending = ["/**", "/**/*.swift", "/**/*"].first(where: pattern.string.hasSuffix) ?? ""
            let root = String(pattern.string.dropLast(ending.count))
            return root.contains("*") ? nil : root
        }
    }

    /// What it says of scenes where it has no `Info.plist` of its own. The one that Tuist makes by default has none.
    private func scenes(of target: TuistManifest.Target, at place: Place) -> AppCode.Manifest {
        guard let range = target["infoPlist"], range.compactMap(script.word).last != "default" else {
            return .none(place)
        }
        let unread = AppCode.Manifest.unread(Doubt("the Info.plist of this target could not be read", at: place))
        guard let dictionary = manifest.dictionary(range) else { return unread }
        guard let key = dictionary.first(where: { script.string(at: $0) == "UIApplicationSceneManifest" }) else {
            return .none(place)
        }
        let value = key + 2..<max(script.endOfExpression(from: key + 2), key + 2)
        let literals = ["true", "false", "string", "array", "dictionary", "boolean"]
        let isLiteral = value.allSatisfy { index in
            script.tokens[index].kind != .template && script.word(at: index).map(literals.contains) ?? true
        }
        guard isLiteral, let classes = try? written.texts(of: ["UISceneDelegateClassName"], within: value) ?? [],
            let names = try? written.texts(of: ["UISceneConfigurationName"], within: value) ?? []
        else { return unread }
        return .scenes(
            classes.map(\.string.withoutModule), .text(script.text, script.span(of: key..<key + 1)),
            isEmpty: classes.isEmpty && names.isEmpty)
    }
}

import AssociationModel
import Findings
import Judging
import LocalFiles
import TextFormats

/// What Tuist's `Project.swift` says of its targets in literals and constants; it is not run.
///
/// <https://docs.tuist.dev/en/references/project-description/structs/target>
struct TuistManifest {
    /// The values of a target's arguments, by their labels.
    typealias Target = [String: Range<Int>]

    let written: WrittenApp
    /// The targets of apps, but for those of other systems alone.
    let apps: [Target]
    /// The targets of libraries and frameworks.
    let libraries: [Target]
    private let place: InputItem.Place?
    private var script: Script { written.script }

    private static let libraryKinds: Set = ["framework", "staticFramework", "staticLibrary", "dynamicLibrary"]
    private static let otherSystems: Set = ["macOS", "mac", "watchOS", "appleWatch"]

    init(_ written: WrittenApp, at place: InputItem.Place?) {
        (self.written, self.place) = (written, place)
        let targets = written.calls(of: ["target", "Target"])
        func words(_ label: String, _ target: Target) -> [String] {
            target[label]?.compactMap(written.script.word) ?? []
        }
        libraries = targets.filter { !Self.libraryKinds.isDisjoint(with: words("product", $0)) }
        apps = targets.filter { target in
            let systems = words("destinations", target) + words("platform", target)
            return words("product", target) == ["app"]
                && (systems.isEmpty || !Self.otherSystems.isSuperset(of: systems))
        }
    }

    /// The text that a target has for an argument; nil if it has none, or a computed one.
    func text(_ label: String, of target: Target) -> DeclaredText? {
        target[label].flatMap { try? written.texts(in: $0).first }
    }

    /// The file that an argument names: `"Info.plist"`, `.file(path: .relativeToManifest("Info.plist"))`.
    func path(_ range: Range<Int>) -> String? {
        let strings = range.compactMap(script.string)
        let isFile = range.compactMap(script.word).allSatisfy {
            ["file", "path", "relativeToManifest", "InfoPlist", "Entitlements"].contains($0)
        }
        return isFile && strings.count == 1 ? strings[0] : nil
    }

    /// The dictionary that an argument gives, or a constant that it names: `.extendingDefault(with: [:])`.
    func dictionary(_ range: Range<Int>) -> Range<Int>? {
        var range = written.meaning(of: range)
        let start = range.lowerBound
        if script.has(".", at: start), ["extendingDefault", "dictionary"].contains(script.word(at: start + 1)),
            script.has("(", at: start + 2), script.closer(of: start + 2) == range.upperBound - 1
        {
            let inner = script.word(at: start + 3) == "with" ? start + 5 : start + 3
            range = written.meaning(of: min(inner, range.upperBound - 1)..<range.upperBound - 1)
        }
        let isWhole =
            script.has("[", at: range.lowerBound) && script.closer(of: range.lowerBound) == range.upperBound - 1
        return isWhole ? range : nil
    }

    /// What a target claims in its entitlements; nil if they could not be read.
    func claims(of target: Target) -> [Claim]? {
        guard let range = target["entitlements"] else {
            return script.tokens.indices.contains { script.string(at: $0) == "CODE_SIGN_ENTITLEMENTS" } ? nil : []
        }
        if let path = path(range) {
            guard let place else { return nil }
            let file = FilePath.normal(FilePath.join(FilePath.parent(of: place.path), path))
            guard let bytes = try? place.files.read(file, limit: Bound.entitlements.most) else { return nil }
            return try? EntitlementsFile.read(bytes, path: file).claims
        }
        guard let dictionary = dictionary(range) else { return nil }
        return (try? written.texts(of: [DeclaredDomains.key], within: dictionary) ?? [])?.map { Claim($0) }
    }

    /// What its apps claim.
    ///
    /// - Parameter path: the path of the file, as reports show it.
    func lists(_ path: String) -> [ClaimList] {
        apps.compactMap { target in
            guard let claims = claims(of: target), !claims.isEmpty, let name = text("name", of: target) else {
                return nil
            }
            let bundle = text("bundleId", of: target).flatMap { $0.string.contains("$") ? nil : $0.string }
            let team = written.text(of: ["DEVELOPMENT_TEAM"])?.string
            let app = team.flatMap { team in bundle.flatMap { AppIdentifier(prefix: team, bundleIdentifier: $0) } }
            var list = ClaimList(named: claims, app: app)
            list.product = (path, name.string)
            if app == nil {
                list.identityGap = IdentityGap(
                    "the target \(name.string) does not name its bundle identifier and its team in literals",
                    at: name.place, bundleIdentifiers: bundle.map { [$0] } ?? [])
            }
            return list
        }
    }
}

import AssociationModel
import Findings
import Judging
import LocalFiles
import TextFormats

/// An XcodeGen specification, as far as its literals go: what a target claims in the entitlements that it lists, or in the
/// entitlements file that it names. Includes, templates and variables are not followed.
///
/// <https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md>
struct XcodeGenInput: Input {
    let key = "xcodegen"
    let names: [InputName] = [.whole("project.yml"), .whole("project.yaml")]
    let sought: [InputUse: [String]] = [.subject: ["project.yml", "project.yaml"]]

    private static let limit = 4 << 20

    func path(foundAt file: String) -> String? {
        names.contains { $0.text == FilePath.name(of: file) } ? file : nil
    }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        let text = try item.text(limit: Self.limit, of: "an XcodeGen specification")
        let document = YAMLReader.read(text.bytes)
        guard let root = document.root else {
            guard case .mistake(let message, let span)? = document.stop else {
                throw InputFailure(
                    "only what XcodeGen makes of it can be read: run xcodegen generate and check the .xcodeproj",
                    at: item.path
                )
            }
            throw InputFailure(message, in: text, at: span)
        }
        guard let targets = root.member("targets")?.value.members else {
            throw InputFailure(
                nothing:
                    "a file of this name is read by XcodeGen, but this one has nothing of it: it is not about an app",
                at: item.path)
        }
        var lists: [ClaimList] = []
        for target in targets where target.value.member("type")?.value.string?.hasPrefix("application") == true {
            let list = try list(of: target, in: root, text, item)
            if !list.claims.isEmpty { lists.append(list) }
        }
        guard !lists.isEmpty else {
            throw InputFailure(
                nothing:
                    "this is an XcodeGen specification, of which no app is seen to name domains; run xcodegen generate and check the .xcodeproj that it creates",
                at: item.path)
        }
        return InputParts(lists: lists)
    }

    private func list(
        of target: JSONMember, in root: JSONValue, _ text: SourceText, _ item: InputItem
    ) throws(InputFailure) -> ClaimList {
        let all = [target.value, root]
        let prefix = root.member("options")?.value.member("bundleIdPrefix")?.value.string
        let bundle =
            Self.setting("PRODUCT_BUNDLE_IDENTIFIER", of: all) ?? prefix.map { "\($0).\(target.key.text)" }
        let app = Self.setting("DEVELOPMENT_TEAM", of: all).flatMap { team in
            bundle.flatMap { AppIdentifier(prefix: team, bundleIdentifier: $0) }
        }
        let entitlements = target.value.member("entitlements")?.value
        let named = entitlements?.member("properties")?.value.member(DeclaredDomains.key)?.value.elements ?? []
        var claims = named.compactMap { element in
            element.string.map {
                Claim(DeclaredText($0, in: text, at: LocatedText($0, standingFor: element.span), keys: []))
            }
        }
        let path = entitlements?.member("path")?.value.string ?? Self.setting("CODE_SIGN_ENTITLEMENTS", of: all)
        if named.isEmpty, let path, let place = try? item.place() {
            let file = FilePath.join(FilePath.parent(of: place.path), path)
            if let bytes = try? place.files.read(file, limit: Self.limit) {
                claims = try EntitlementsFile.read(bytes, path: file).claims
            }
        }
        var list = ClaimList(named: claims, app: app)
        if app == nil {
            list.identityGap = IdentityGap(
                "the target \(target.key.text) names no team (DEVELOPMENT_TEAM)", at: .text(text, target.key.span),
                bundleIdentifiers: bundle.map { [$0] } ?? [])
        }
        return list
    }

    /// A setting of a target or of the whole project, if its value is a literal.
    private static func setting(_ name: String, of owners: [JSONValue]) -> String? {
        for owner in owners {
            guard let settings = owner.member("settings")?.value else { continue }
            let value = settings.member("base")?.value.member(name)?.value ?? settings.member(name)?.value
            if let text = value?.string, !text.contains("$") { return text }
        }
        return nil
    }
}

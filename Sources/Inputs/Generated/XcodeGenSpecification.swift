import AssociationModel
import Findings
import Judging
import LocalFiles
import TextFormats

/// What an XcodeGen specification says of its targets, as far as its literals go. Includes, templates and variables are not
/// followed.
///
/// <https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md>
struct XcodeGenSpecification {
    static let names: [InputName] = [.whole("project.yml"), .whole("project.yaml")]
    private static let limit = 4 << 20

    let text: SourceText
    let root: JSONValue
    let targets: [JSONMember]
    /// Where it is on disk; nil for an upload, with which no other file is read.
    private let place: InputItem.Place?

    /// Throws where the file is not a specification, or has no targets of its own.
    init(_ item: InputItem) throws(InputFailure) {
        text = try item.text(limit: Self.limit, of: "an XcodeGen specification")
        place = try? item.place()
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
        (self.root, self.targets) = (root, targets)
    }

    /// A build setting of a target, or else of the whole project.
    func setting(_ name: String, of target: JSONMember) -> String? {
        for owner in [target.value, root] {
            guard let settings = owner.member("settings")?.value else { continue }
            guard let value = (settings.member("base")?.value.member(name) ?? settings.member(name))?.value else {
                continue
            }
            return switch value.content {
            case .string(let text): text
            case .bool(let isOn): isOn ? "YES" : "NO"
            case .null, .number, .array, .object: nil
            }
        }
        return nil
    }

    /// A build setting whose value is a literal.
    func literal(_ name: String, of target: JSONMember) -> String? {
        setting(name, of: target).flatMap { $0.contains("$") ? nil : $0 }
    }

    /// What a target claims in the entitlements that it lists, or in the file that it names; nil if that is not there.
    func claims(of target: JSONMember) throws(InputFailure) -> [Claim]? {
        let entitlements = target.value.member("entitlements")?.value
        let named = entitlements?.member("properties")?.value.member(DeclaredDomains.key)?.value.elements ?? []
        let path = entitlements?.member("path")?.value.string ?? setting("CODE_SIGN_ENTITLEMENTS", of: target)
        guard named.isEmpty, let path else {
            return named.compactMap { element in
                element.string.map {
                    Claim(DeclaredText($0, in: text, at: LocatedText($0, standingFor: element.span), keys: []))
                }
            }
        }
        guard let place, !path.contains("$") else { return nil }
        let file = FilePath.join(FilePath.parent(of: place.path), path)
        guard let bytes = try? place.files.read(file, limit: Self.limit) else { return nil }
        return try EntitlementsFile.read(bytes, path: file).claims
    }
}

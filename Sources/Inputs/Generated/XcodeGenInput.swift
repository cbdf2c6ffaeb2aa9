import AssociationModel
import Findings
import Judging
import TextFormats

/// An XcodeGen specification: what its apps claim, as far as its literals go.
struct XcodeGenInput: Input {
    let key = "xcodegen"
    let names = XcodeGenSpecification.names
    let sought: [InputUse: [String]] = [.subject: XcodeGenSpecification.names.map(\.text)]

    func path(foundAt file: String) -> String? {
        names.contains { $0.text == FilePath.name(of: file) } ? file : nil
    }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        let specification = try XcodeGenSpecification(item)
        var lists: [ClaimList] = []
        for target in specification.targets
        where target.value.member("type")?.value.string?.hasPrefix("application") == true {
            let list = try list(of: target, in: specification, item.path)
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
        of target: JSONMember, in specification: XcodeGenSpecification, _ path: String
    ) throws(InputFailure) -> ClaimList {
        let prefix = specification.root.member("options")?.value.member("bundleIdPrefix")?.value.string
        let bundle =
            specification.literal("PRODUCT_BUNDLE_IDENTIFIER", of: target)
            ?? prefix.map { "\($0).\(target.key.text)" }
        let app = specification.literal("DEVELOPMENT_TEAM", of: target).flatMap { team in
            bundle.flatMap { AppIdentifier(prefix: team, bundleIdentifier: $0) }
        }
        var list = ClaimList(named: try specification.claims(of: target) ?? [], app: app)
        list.product = (path, target.key.text)
        if app == nil {
            list.identityGap = IdentityGap(
                "the target \(target.key.text) names no team (DEVELOPMENT_TEAM)",
                at: .text(specification.text, target.key.span), bundleIdentifiers: bundle.map { [$0] } ?? [])
        }
        return list
    }
}

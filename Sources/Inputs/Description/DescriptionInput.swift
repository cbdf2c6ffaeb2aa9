import Judging
import AssociationModel
import Findings
import LocalFiles

/// A description of an app in JSON: Expo's `app.json` and Tauri's, which name its domains, or Capacitor's, which leaves them
/// to the project beside it.
struct DescriptionInput: Input {
    let tool: AppDescription.Tool
    let key: String
    let names: [InputName]
    let sought: [InputUse: [String]]
    let hasTargets: Bool

    static let all: [any Input] = [
        DescriptionInput(
            tool: .expo, key: "expo", names: [.whole("app.json"), .whole("app.config.json")],
            sought: [.subject: ["app.json"]], hasTargets: false),
        DescriptionInput(
            tool: .capacitor, key: "capacitor", names: [.whole("capacitor.config.json")], sought: [.subject: []],
            hasTargets: true),
        DescriptionInput(
            tool: .tauri, key: "tauri", names: [.whole("tauri.conf.json")], sought: [.subject: ["tauri.conf.json"]],
            hasTargets: false),
    ]

    func path(foundAt file: String) -> String? {
        sought[.subject]?.contains(FilePath.name(of: file)) == true ? file : nil
    }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        let place = hasTargets ? try item.place() : nil
        let bytes = try item.bytes(limit: DescriptionFile.limit)
        let description = try DescriptionFile.read(bytes, of: tool, path: item.path)
        guard let place else {
            if tool == .tauri, description.associatedDomains.isEmpty {
                throw InputFailure(nothing: "it names no host under plugins.deep-link.mobile", at: item.path)
            }
            return InputParts(lists: [ClaimList(description)])
        }
        let project = FilePath.join(FilePath.parent(of: place.path), "ios/App/App.xcodeproj")
        guard LocalFiles().exists(project) else {
            throw InputFailure(
                "Capacitor's own file names no domains, and the project that names them is missing: \(plain: project)",
                at: item.path)
        }
        return try await ProjectInput().parts(of: InputItem(at: project, files: place.files), selection)
    }
}

import Judging
import AssociationModel
import Findings

/// An Xcode project: the `.xcodeproj`, or the `project.pbxproj` in it.
struct ProjectInput: Input {
    let key = "selected-project"
    let names: [InputName] = [.ending(".xcodeproj"), .ending("project.pbxproj")]
    let sought: [InputUse: [String]] = [.subject: ["project.pbxproj"]]
    let hasTargets = true

    func path(foundAt file: String) -> String? {
        file.hasSuffix(".xcodeproj/project.pbxproj") ? FilePath.parent(of: file) : nil
    }

    func reportKind(of path: String) -> Report.Input.Kind { .xcodeProject }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        InputParts(lists: try Self.lists(of: try Self.project(at: item.place()), selection))
    }

    /// Reads a project. What it refers to may be missing; that is part of the result.
    static func project(at place: InputItem.Place) throws(InputFailure) -> XcodeProject {
        try ProjectFile.read(place.path, files: place.files)
    }

    /// The claims of the targets that are selected.
    static func lists(of project: XcodeProject, _ selection: ProjectSelection) throws(InputFailure) -> [ClaimList] {
        let (groups, selected) = try selection.groups(of: project)
        let claims = groups.reduce(0) { $0 + $1.configurations[0].entries.count }
        guard groups.count == 1 || claims <= InputParts.claimLimit else {
            throw InputFailure(
                "the targets and configurations of the project claim \(claims) domains in all, more than the \(InputParts.claimLimit) that are checked at once; choose one with --target or --configuration",
                at: project.path)
        }
        return groups.map { group in
            ClaimList(
                group.target, group.configurations[0], alike: Array(group.configurations.dropFirst()), of: selected)
        }
    }
}

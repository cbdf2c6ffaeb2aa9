package import AssociationModel
import Findings
package import Judging
import TextFormats

/// What became of the entitlements file of a target; all targets and configurations of a project that have the same
/// trouble with the same file share a subject, which names them.
package struct TargetEntitlements: Scoped {
    /// The entitlements of the first of them.
    package let entitlements: TargetConfiguration.Entitlements
    /// The targets and configurations.
    let builds: Builds
    /// What is missing or broken in the project.
    let problems: [Note]
    package let scope: Scope

    /// Makes a subject for each list of a target. Equal ones differ in their scope alone, so that their findings, which
    /// are equal too, become one.
    static func subjects(of lists: [ClaimList]) -> [TargetEntitlements] {
        let targets = lists.identified.filter { $0.part.target != nil }
        let shared = Dictionary(grouping: targets) { Trouble($0.part) }.compactMapValues { members in
            members[0].part.target.map { ($0.configuration.entitlements, Builds(members.map(\.part))) }
        }
        return targets.compactMap { id, list in
            shared[Trouble(list)].map { entitlements, builds in
                TargetEntitlements(
                    entitlements: entitlements, builds: builds, problems: list.settingNotes,
                    scope: Scope(id))
            }
        }
    }
}

/// What two targets have in common that have the same trouble with the same file.
private struct Trouble: Hashable {
    let project: String
    /// The path of a file that can't be read, or the setting as written if the path is unknown; nil if there is no trouble.
    let file: String?

    init(_ list: ClaimList) {
        project = list.project?.path ?? ""
        file =
            switch list.target?.configuration.entitlements {
            case nil, .notSet, .read: nil
            case .unresolved(let setting): setting.written.string
            case .unreadable(_, let path, _): path
            case .malformed(_, let place, _): place.file
            }
    }
}

import AssociationModel
import Findings
import Judging
import TextFormats

/// Associations that differ only in the configurations and targets of the project that claim them.
struct AssociationGroup {
    let first: AssociationSubject
    /// All of them, the first included.
    private(set) var members: [AssociationSubject]
    /// The targets and configurations; nil for associations that no project claims.
    private(set) var builds: Report.Association.Builds?

    /// What equal claims of a project have in common.
    private struct Key: Hashable {
        let project: String
        let entitlement: String
        let app: AppIdentifier?
        /// How many equal claims stand before it in its list, so that a list that repeats itself keeps both.
        var earlier = 0
    }

    private struct Seen: Hashable {
        let list: PartID
        let key: Key
    }

    /// Groups associations, in the order in which the first of each group appears.
    static func groups(of subjects: [AssociationSubject], in lists: [ClaimList]) -> [AssociationGroup] {
        var groups: [AssociationGroup] = []
        var indices: [Key: Int] = [:]
        var counts: [Seen: Int] = [:]
        for subject in subjects {
            guard let list = subject.scope.part?.whole, let claim = subject.claim, let project = subject.list?.project
            else {
                groups.append(AssociationGroup(first: subject, members: [subject]))
                continue
            }
            var key = Key(project: project.path, entitlement: claim.entitlement, app: subject.app)
            let seen = Seen(list: list, key: key)
            key.earlier = counts[seen, default: 0]
            counts[seen] = key.earlier + 1
            if let index = indices[key] {
                groups[index].members.append(subject)
            } else {
                indices[key] = groups.count
                groups.append(AssociationGroup(first: subject, members: [subject]))
            }
        }
        let claiming = claimingTargets(in: lists)
        for index in groups.indices { groups[index].nameBuilds(claiming) }
        return groups
    }

    /// The number of targets of each project that have lists.
    private static func claimingTargets(in lists: [ClaimList]) -> [String: Int] {
        var names: [String: Set<String>] = [:]
        for list in lists {
            guard let project = list.project, let target = list.target else { continue }
            names[project.path, default: []].insert(target.target.name.string)
        }
        return names.mapValues(\.count)
    }

    private mutating func nameBuilds(_ claiming: [String: Int]) {
        guard let project = first.list?.project else { return }
        let builds = Builds(members.compactMap(\.list))
        self.builds = Report.Association.Builds(
            targets: builds.targets, configurations: builds.configurations,
            summary: builds.summary(namingTargets: (claiming[project.path] ?? 0) > 1))
    }
}

package import AssociationModel
package import Findings
import TextFormats

/// Which targets and configurations of a project are checked; nil selects all.
package struct ProjectSelection: Sendable {
    /// A target and those of its configurations that declare the same; there is at least one.
    package struct Group: Sendable {
        package let target: ProjectTarget
        package fileprivate(set) var configurations: [TargetConfiguration]

        // Whether it claims domains, or may claim some in a file that could not be read.
        fileprivate var mayClaim: Bool {
            guard let first = configurations.first else { return false }
            return first.hasUnreadEntitlements || first.readEntitlements?.associatedDomains != nil
        }

        // Whether its claims make it likely that none are missing from the app: it is an app, or it claims what only
        // an extension needs.
        fileprivate var speaksForApp: Bool {
            guard let kind = target.kind, !kind.isApp else { return true }
            let declared = configurations.first?.readEntitlements?.associatedDomains
            return target.isWatchExtension || declared?.areForExtensions ?? true
        }
    }

    package let target: String?
    private let configuration: String?

    package init(target: String?, configuration: String?) {
        self.target = target
        self.configuration = configuration
    }

    /// Whether a project has a target that may be meant: the one that was named, else an app or what claims domains.
    func finds(in project: XcodeProject) -> Bool {
        project.appTargets.contains { other in
            target.map { $0 == other.name.string } ?? (other.kind?.isApp == true || other.claimsDomains)
        }
    }

    /// Selects targets, apps first, and groups their configurations.
    ///
    /// - Returns: the groups, and the project reduced to the selected targets and configurations.
    package func groups(of project: XcodeProject) throws(InputFailure) -> (groups: [Group], selected: XcodeProject) {
        let selected = try self.selected(of: project)
        var groups: [Group] = []
        var failures: [InputFailure] = []
        var readable = 0
        for target in selected.targets {
            var indices: [[String]: Int] = [:]
            for configuration in target.configurations {
                if let failure = failure(of: configuration, of: target) {
                    failures.append(failure)
                } else {
                    readable += 1
                }
                let key = key(of: configuration)
                if let index = indices[key] {
                    groups[index].configurations.append(configuration)
                } else {
                    indices[key] = groups.count
                    groups.append(Group(target: target, configurations: [configuration]))
                }
            }
        }
        if readable == 0, let first = failures.first { throw first }
        return (target == nil ? try claiming(groups, in: project) : groups, selected)
    }

    /// The groups that claim domains, after the first app if no app claims any. An extension that claims none is in order.
    private func claiming(_ groups: [Group], in project: XcodeProject) throws(InputFailure) -> [Group] {
        let claiming = groups.filter(\.mayClaim)
        if claiming.contains(where: \.speaksForApp) { return claiming }
        if let app = groups.first(where: { $0.target.kind?.isApp == true }) { return [app] + claiming }
        guard claiming.isEmpty else { return claiming }
        throw InputFailure(
            nothing: "the project has no app target, and none of its extensions claims a domain", at: project.path)
    }

    /// The project reduced to the selected targets and configurations, apps first.
    private func selected(of project: XcodeProject) throws(InputFailure) -> XcodeProject {
        let kept = try targets(of: project).map { target throws(InputFailure) in
            ProjectTarget(
                name: target.name, productType: target.productType,
                configurations: try configurations(of: target, in: project))
        }
        return XcodeProject(path: project.path, source: project.source, targets: kept, problems: project.problems)
    }

    private func targets(of project: XcodeProject) throws(InputFailure) -> [ProjectTarget] {
        let targets = project.appTargets
        guard let name = target else {
            if targets.isEmpty { throw InputFailure(nothing: "the project has no app target", at: project.path) }
            return targets.filter { $0.kind == .application } + targets.filter { $0.kind != .application }
        }
        let chosen = targets.filter { $0.name.string == name }
        if chosen.isEmpty {
            throw InputFailure(
                nothing:
                    "the project has no app, App Clip or extension target \(name); it has \(list: targets.map(\.name.string))",
                at: project.path)
        }
        return chosen
    }

    private func configurations(
        of target: ProjectTarget, in project: XcodeProject
    ) throws(InputFailure) -> [TargetConfiguration] {
        guard let name = configuration else { return target.configurations }
        guard let chosen = target.configuration(name) else {
            throw InputFailure(
                "the target \(target.name.string) has no configuration \(name); it has \(list: target.configurations.map(\.name))",
                at: project.path)
        }
        return [chosen]
    }

    private func failure(of configuration: TargetConfiguration, of target: ProjectTarget) -> InputFailure? {
        switch configuration.entitlements {
        case .notSet, .read: nil
        case .unresolved(let setting):
            InputFailure(
                "CODE_SIGN_ENTITLEMENTS of the target \(target.name.string), \(plain: configuration.name), is \(setting.written.string), whose value is unknown",
                at: setting.written.source.name, setting.written.place)
        case .unreadable(_, let path, let failure):
            InputFailure(
                "\(failure.message); the target \(target.name.string), \(plain: configuration.name), names it as its entitlements",
                at: path)
        case .malformed(_, let place, let message): InputFailure(message, at: place.file ?? "", place)
        }
    }

    private func key(of configuration: TargetConfiguration) -> [String] {
        let entitlements = configuration.readEntitlements
        return [configuration.applicationIdentifier?.raw ?? "", entitlements?.source.name ?? ""]
            + configuration.entries.map(\.value)
    }
}

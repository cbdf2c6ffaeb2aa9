import AppBundles
import AssociationChecks
import AssociationModel
import Findings
import LocalFiles
import TextFormats

/// Which targets and configurations of a project are checked; nil selects all.
struct ProjectSelection {
    let target: String?
    let configuration: String?

    /// The claims of each target. Configurations of a target that declare the same share one list.
    func lists(ofProjectAt path: String) throws(AppFile.Failure) -> [ClaimList] {
        let project: XcodeProject
        do throws(ProjectFailure) { project = try ProjectFile.read(path, files: LocalFiles()) } catch {
            throw AppFile.Failure(error.message, at: error.path, error.place)
        }
        let selected = try self.selected(of: project)
        var lists: [ClaimList] = []
        var failures: [AppFile.Failure] = []
        var readable = 0
        for target in selected.targets {
            var kept: [(key: [String], configurations: [TargetConfiguration])] = []
            for configuration in target.configurations {
                if let failure = failure(of: configuration, of: target) {
                    failures.append(failure)
                } else {
                    readable += 1
                }
                let key = key(of: configuration)
                if let index = kept.firstIndex(where: { $0.key == key }) {
                    kept[index].configurations.append(configuration)
                } else {
                    kept.append((key, [configuration]))
                }
            }
            for group in kept {
                let alike = Array(group.configurations.dropFirst())
                lists.append(ClaimList(target, group.configurations[0], alike: alike, of: selected))
            }
        }
        if readable == 0, let first = failures.first { throw first }
        guard target == nil else { return lists }
        // A target without domains is reported only if no target has any.
        let claiming = lists.filter { $0.entitlements?.associatedDomains != nil || $0.hasUnreadEntitlements }
        return claiming.isEmpty ? Array(lists.prefix(1)) : claiming
    }

    /// The project reduced to the selected targets and configurations, apps first.
    private func selected(of project: XcodeProject) throws(AppFile.Failure) -> XcodeProject {
        var kept: [ProjectTarget] = []
        for target in try targets(of: project) {
            let configurations = try configurations(of: target, in: project)
            kept.append(
                ProjectTarget(name: target.name, productType: target.productType, configurations: configurations))
        }
        return XcodeProject(path: project.path, source: project.source, targets: kept, problems: project.problems)
    }

    private func targets(of project: XcodeProject) throws(AppFile.Failure) -> [ProjectTarget] {
        let targets = project.appTargets
        guard let name = target else {
            if targets.isEmpty { throw AppFile.Failure("the project has no app target", at: project.path) }
            return targets.filter { $0.kind == .application } + targets.filter { $0.kind != .application }
        }
        let chosen = targets.filter { $0.name.string == name }
        if chosen.isEmpty {
            throw AppFile.Failure(
                "the project has no app, App Clip or extension target \(name); it has \(list: targets.map(\.name.string))",
                at: project.path)
        }
        return chosen
    }

    private func configurations(
        of target: ProjectTarget, in project: XcodeProject
    ) throws(AppFile.Failure) -> [TargetConfiguration] {
        guard let name = configuration else { return target.configurations }
        guard let chosen = target.configuration(name) else {
            throw AppFile.Failure(
                "the target \(target.name.string) has no configuration \(name); it has \(list: target.configurations.map(\.name))",
                at: project.path)
        }
        return [chosen]
    }

    private func failure(of configuration: TargetConfiguration, of target: ProjectTarget) -> AppFile.Failure? {
        switch configuration.entitlements {
        case .notSet, .read: nil
        case .unresolved(let setting):
            AppFile.Failure(
                "CODE_SIGN_ENTITLEMENTS of the target \(target.name.string), \(plain: configuration.name), is \(setting.written.string), whose value is unknown",
                at: setting.written.source.name, setting.written.place)
        case .unreadable(_, let path, let failure):
            AppFile.Failure(
                "\(failure.message); the target \(target.name.string), \(plain: configuration.name), names it as its entitlements",
                at: path)
        case .malformed(_, let place, let message): AppFile.Failure(message, at: place.file ?? "", place)
        }
    }

    private func key(of configuration: TargetConfiguration) -> [String] {
        let entitlements = configuration.readEntitlements
        let domains = entitlements?.associatedDomains?.strings.map { configuration.settings.expand($0).value }
        return [configuration.applicationIdentifier?.raw ?? "", entitlements?.source.name ?? ""] + (domains ?? [])
    }
}

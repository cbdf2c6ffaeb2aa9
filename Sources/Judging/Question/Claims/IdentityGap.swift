package import AssociationModel
package import Findings
import TextFormats

/// Why a list of claims from an app or a project does not say which app it belongs to.
package struct IdentityGap {
    /// The setting of a target that is missing.
    struct Setting: Hashable {
        let name: String
        /// Its value, which depends on another setting; nil if it is not set.
        let value: String?
    }

    /// What is missing, as a clause about the app or project.
    package let reason: Message
    package let place: Place
    /// The bundle identifiers of the apps, as far as they are known.
    package let bundleIdentifiers: [String]
    /// What a target lacks; nil for an app and a description.
    let setting: Setting?

    /// A gap in a file that should name the app.
    package init(_ reason: Message, at place: Place, bundleIdentifiers: [String]) {
        (self.reason, self.place, self.bundleIdentifiers, setting) = (reason, place, bundleIdentifiers, nil)
    }

    /// Returns nil if both settings that make up the identifier are known.
    package init?(_ target: ProjectTarget, _ configuration: TargetConfiguration) {
        let bundle = configuration.bundleIdentifier
        guard
            let missing = Setting("PRODUCT_BUNDLE_IDENTIFIER", missingIn: bundle)
                ?? Setting("DEVELOPMENT_TEAM", missingIn: configuration.developmentTeam)
        else { return nil }
        reason = "the target \(target.name.string) (\(plain: configuration.name)) \(missing.clause(of: 1))"
        place = target.name.place
        bundleIdentifiers = [bundle].compactMap { $0?.isResolved == true ? $0?.value : nil }
        setting = missing
    }

    private init(_ first: IdentityGap, _ setting: Setting, in builds: Builds, bundleIdentifiers: [String]) {
        reason = "\(builds.subject) \(setting.clause(of: builds.targets.count))"
        place = first.place
        self.bundleIdentifiers = bundleIdentifiers
        self.setting = setting
    }

    /// The instruction for naming the app on the command line.
    package var help: Message {
        guard let first = bundleIdentifiers.first else { return "name the app with --app TEAMID.bundle.id" }
        let others: Message =
            bundleIdentifiers.count == 1 ? "" : "and each of the other \(bundleIdentifiers.count - 1) likewise, "
        return "name the app with --app TEAMID.\(plain: first), \(others)replacing TEAMID with the team’s ID"
    }

    /// The gap of each list; those of a project that lack the same are told as one, which names their targets and
    /// configurations.
    package static func gaps(of lists: [ClaimList]) -> [IdentityGap?] {
        struct Key: Hashable {
            let project: String
            let setting: Setting
        }
        let keys = lists.map { list -> Key? in
            guard let setting = list.identityGap?.setting, let project = list.project?.path else { return nil }
            return Key(project: project, setting: setting)
        }
        var members: [Key: [ClaimList]] = [:]
        for (key, list) in zip(keys, lists) { if let key { members[key, default: []].append(list) } }
        let common = members.compactMapValues { lists -> IdentityGap? in
            guard let first = lists[0].identityGap, let setting = first.setting else { return nil }
            let bundles = lists.flatMap { $0.identityGap?.bundleIdentifiers ?? [] }.uniqued()
            return IdentityGap(first, setting, in: Builds(lists), bundleIdentifiers: bundles)
        }
        return zip(keys, lists).map { key, list in key.flatMap { common[$0] } ?? list.identityGap }
    }
}

extension IdentityGap.Setting {
    fileprivate init?(_ name: String, missingIn setting: ResolvedSetting?) {
        let given = setting.flatMap { $0.value.isEmpty ? nil : $0 }
        if given?.isResolved == true { return nil }
        self.init(name: name, value: given?.value)
    }

    fileprivate func clause(of count: Int) -> Message {
        if let value {
            return count == 1 ? "has \(value) for \(plain: name)" : "have \(value) for \(plain: name)"
        }
        return count == 1 ? "sets no \(plain: name)" : "set no \(plain: name)"
    }
}

extension ClaimList {
    /// Notes on what may be why a setting of its target is unknown: what is missing or broken in the project, and the
    /// files that may be absent and are.
    package var settingNotes: [Note] {
        let absent = target?.configuration.settings.absentInclusions.first.map {
            Note("the optional file \($0.string), which may set it, is absent", at: $0.place)
        }
        let problems = project?.problems.prefix(3).map { Note($0.message, at: $0.place) } ?? []
        return problems + [absent].compactMap(\.self)
    }
}

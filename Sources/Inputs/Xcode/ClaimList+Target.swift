package import AssociationModel
import Findings
package import Judging
import TextFormats

extension ClaimList {
    /// Reads the domains that a target declares, with its build settings expanded as far as they are known.
    ///
    /// - Parameters:
    ///   - alike: other configurations that declare the same.
    ///   - project: the project that the target belongs to.
    package init(
        _ target: ProjectTarget, _ configuration: TargetConfiguration, alike: [TargetConfiguration] = [],
        of project: XcodeProject? = nil
    ) {
        self.init(configuration.claims, app: configuration.applicationIdentifier)
        entitlements = configuration.readEntitlements
        hasUnreadEntitlements = configuration.hasUnreadEntitlements
        self.target = Target(target, configuration, alike: alike)
        self.project = project
        identityGap = app == nil ? IdentityGap(target, configuration) : nil
        saysBuild = ([configuration] + alike).allSatisfy { $0.name.asciiLowercased.contains("debug") }
        let notes = { project.map { $0.notesOnAbsence(from: target) } ?? [] }
        if let entitlements {
            // One empty array beside targets or configurations that claim something is `entitlement-empty`.
            let isOneOfMany = entitlements.associatedDomains != nil && project?.claimsSomething == true
            absence = isOneOfMany ? nil : entitlements.absence.map { $0.noting(notes()) }
        } else if !hasUnreadEntitlements {
            let builds = Builds([self])
            absence = Observation(
                "no domains are declared: \(builds.subject) has no entitlements file",
                at: target.name.place, label: "no CODE_SIGN_ENTITLEMENTS",
                notes: notes() + configuration.notesOnOtherBuilds,
                help: "add the Associated Domains capability to the target")
        }
    }
}

extension XcodeProject {
    fileprivate var claimsSomething: Bool {
        targets.contains { $0.configurations.contains { !$0.entries.isEmpty } }
    }

    /// What the other targets claim, where one that was not asked for by name claims nothing.
    fileprivate func notesOnAbsence(from target: ProjectTarget) -> [Note] {
        let others = appTargets.filter { $0.name.string != target.name.string }
        let apps = others.filter { $0.kind == .application && !$0.claimsDomains }.map(\.name.string)
        let extensions = others.filter { $0.kind == .appExtension && $0.claimsDomains }.map(\.name.string)
        let silent: [Note] =
            switch apps.count {
            case 0: []
            case 1: [Note("\(list: apps), the other app of the project, declares none either")]
            case 2...5: [Note("\(list: apps), the other apps of the project, declare none either")]
            default: [Note("the other \(apps.count) apps of the project declare none either")]
            }
        return silent + Note.extensions(extensions)
    }
}

extension TargetConfiguration {
    /// The entitlements files that other builds have, such as those for a simulator.
    fileprivate var notesOnOtherBuilds: [Note] {
        settings.elsewhere("CODE_SIGN_ENTITLEMENTS").map { setting in
            let condition = setting.conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined()
            return Note(
                "\(setting.value.string) is for other builds only, \(plain: condition)", at: setting.value.place)
        }
    }

    fileprivate var claims: [Claim] {
        guard let domains = readEntitlements?.associatedDomains else { return [] }
        if case .string(let text) = domains.value, text.string == "*" { return [Claim(text)] }
        return entries.map { Claim($0.declared) }
    }

    var hasUnreadEntitlements: Bool {
        switch entitlements {
        case .notSet, .read: false
        case .unresolved, .unreadable, .malformed: true
        }
    }
}

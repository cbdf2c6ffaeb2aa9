package import AssociationModel
import Findings
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
        self.target = Target(target: target, configuration: configuration)
        self.project = project
        identityGap = app == nil ? IdentityGap(target, configuration) : nil
        saysBuild = ([configuration] + alike).allSatisfy { $0.name.asciiLowercased.contains("debug") }
        if let entitlements {
            absence = entitlements.absence
        } else if !hasUnreadEntitlements {
            absence = Observation(
                "no domains are declared: the target \(target.name.string) has no entitlements file",
                at: target.name.place, label: "no CODE_SIGN_ENTITLEMENTS",
                help: "add the Associated Domains capability to the target")
        }
    }
}

extension TargetConfiguration {
    fileprivate var claims: [Claim] {
        guard let domains = readEntitlements?.associatedDomains else { return [] }
        if case .string(let text) = domains.value, text.string == "*" { return [Claim(text)] }
        return domains.strings.map { Claim(settings.expand($0).declared) }
    }

    fileprivate var hasUnreadEntitlements: Bool {
        switch entitlements {
        case .notSet, .read: false
        case .unresolved, .unreadable, .malformed: true
        }
    }
}

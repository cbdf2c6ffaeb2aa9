package import AssociationModel
import Findings
import TextFormats

/// Claims that belong together: those of one app, or those named on the command line.
package struct ClaimList: Sendable {
    /// What the list was read from.
    package enum Origin: Sendable {
        /// Entries or domains that were named one by one.
        case named
        /// An `.entitlements` file.
        case entitlements(AppEntitlements)
        /// A built app, or an App Clip or extension inside `container`.
        case app(App, container: App?)
        /// A provisioning profile on its own: what an app signed with it may claim.
        case profile(ProvisioningProfile)
        /// A target of an Xcode project, with the configurations that declare the same.
        case target(ProjectTarget, [TargetConfiguration])
        /// An app described in JSON, by Expo or Capacitor.
        case description(AppDescription)
    }

    /// The claims, in the order of the source.
    package let claims: [Claim]
    /// What the list was read from.
    package let origin: Origin
    /// The app that the list belongs to; nil if the source names none, or names it by an unresolved build setting or a
    /// pattern.
    package let app: AppIdentifier?
    /// The project of the target, with all its targets, for comparison with an app that it built; nil for any other
    /// origin.
    package let project: XcodeProject?

    /// Creates a list of claims that were named one by one.
    package init(named claims: [Claim]) { self.init(claims, origin: .named, app: nil) }

    /// Creates a list of claims that were named one by one, for one app.
    package init(named claims: [Claim], app: AppIdentifier?) { self.init(claims, origin: .named, app: app) }

    /// Reads the domains of an entitlements file. A `*` in place of the array, copied from a profile, becomes one claim
    /// that claims nothing.
    package init(_ entitlements: AppEntitlements) {
        self.init(Self.claims(of: entitlements), origin: .entitlements(entitlements), app: entitlements.app)
    }

    /// Reads the domains that an app was signed with.
    package init(_ app: App, in container: App? = nil) {
        self.init(
            app.entitlements.map { Self.claims(of: $0) } ?? [], origin: .app(app, container: container),
            app: app.identifier)
    }

    /// Reads the domains that a profile names one by one; its usual `*` permits any domain and claims none.
    package init(_ profile: ProvisioningProfile) {
        let domains = profile.entitlements?.associatedDomains?.strings.filter { $0.string != "*" } ?? []
        self.init(
            domains.map { Claim($0) }, origin: .profile(profile),
            app: profile.applicationIdentifier.flatMap { AppIdentifier($0.string) })
    }

    /// Reads the domains that a target declares, with its build settings expanded as far as they are known.
    ///
    /// - Parameters:
    ///   - alike: other configurations that declare the same.
    ///   - project: the project that the target belongs to.
    package init(
        _ target: ProjectTarget, _ configuration: TargetConfiguration, alike: [TargetConfiguration] = [],
        of project: XcodeProject? = nil
    ) {
        var claims: [Claim] = []
        if let entitlements = configuration.readEntitlements {
            let domains = entitlements.associatedDomains
            if case .string(let text) = domains?.value, text.string == "*" {
                claims = [Claim(text)]
            } else {
                claims = domains?.strings.map { Claim(configuration.settings.expand($0).declared) } ?? []
            }
        }
        self.init(
            claims, origin: .target(target, [configuration] + alike), app: configuration.applicationIdentifier,
            project: project)
    }

    /// Reads the domains that an app description names.
    package init(_ description: AppDescription) {
        self.init(
            description.associatedDomains.map { Claim($0) }, origin: .description(description),
            app: description.applicationIdentifier)
    }

    private init(_ claims: [Claim], origin: Origin, app: AppIdentifier?, project: XcodeProject? = nil) {
        (self.claims, self.origin, self.app, self.project) = (claims, origin, app, project)
    }

    /// The entitlements that the list was read from; nil if there are none, as for claims named one by one. A profile
    /// has none in this sense: its entitlements permit domains but declare none.
    package var entitlements: AppEntitlements? {
        switch origin {
        case .named, .profile, .description: nil
        case .entitlements(let entitlements): entitlements
        case .app(let app, _): app.entitlements
        case .target(_, let configurations): configurations.first?.readEntitlements
        }
    }

    /// Whether the list belongs to a target whose entitlements file could not be read, so that its claims are unknown.
    package var hasUnreadEntitlements: Bool {
        guard case .target(_, let configurations) = origin, let first = configurations.first else { return false }
        return switch first.entitlements {
        case .notSet, .read: false
        case .unresolved, .unreadable, .malformed: true
        }
    }

    private static func claims(of entitlements: AppEntitlements) -> [Claim] {
        if case .string(let text) = entitlements.associatedDomains?.value, text.string == "*" { return [Claim(text)] }
        return entitlements.associatedDomains?.strings.map { Claim($0) } ?? []
    }
}

extension AppEntitlements {
    fileprivate var app: AppIdentifier? { applicationIdentifier.flatMap { AppIdentifier($0.string) } }
}

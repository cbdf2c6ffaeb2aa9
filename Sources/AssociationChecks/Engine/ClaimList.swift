package import AssociationModel
import Findings
import TextFormats

/// Domains that belong together: those of one app, or those that were named on the command line.
package struct ClaimList: Sendable {
    /// Where the list comes from.
    package enum Origin: Sendable {
        /// Entries or domains that were named singly.
        case named
        /// The associated-domains entitlement of an app, as its file declares it.
        case entitlements(AppEntitlements)
        /// An app as it was built, or an App Clip or extension inside `container`.
        case app(App, container: App?)
        /// A provisioning profile by itself: what an app that is signed with it may claim.
        case profile(ProvisioningProfile)
        /// A target of an Xcode project, in those configurations that declare the same.
        case target(ProjectTarget, [TargetConfiguration])
        /// The description of an app in JSON, of Expo or Capacitor.
        case description(AppDescription)
    }

    /// The claims, in order.
    package let claims: [Claim]
    /// Where the list comes from.
    package let origin: Origin
    /// The app that the list belongs to; nil where it does not say, or says it with a build setting or a pattern.
    package let app: AppIdentifier?
    /// The project that the target belongs to, with all its targets, for comparison with an app that it built; nil for
    /// a list of another origin.
    package let project: XcodeProject?

    /// Collects claims that were named singly.
    package init(named claims: [Claim]) { self.init(claims, origin: .named, app: nil) }

    /// Collects claims that were named singly, for one app.
    package init(named claims: [Claim], app: AppIdentifier?) { self.init(claims, origin: .named, app: app) }

    /// Takes the domains that an app declares; the `*` of a profile in place of an array counts as one, which claims
    /// nothing.
    package init(_ entitlements: AppEntitlements) {
        self.init(Self.claims(of: entitlements), origin: .entitlements(entitlements), app: entitlements.app)
    }

    /// Takes the domains that an app was really signed with.
    package init(_ app: App, in container: App? = nil) {
        self.init(
            app.entitlements.map { Self.claims(of: $0) } ?? [], origin: .app(app, container: container),
            app: app.identifier)
    }

    /// Takes the domains that a profile names one by one; its usual `*` permits all of them and claims none.
    package init(_ profile: ProvisioningProfile) {
        let domains = profile.entitlements?.associatedDomains?.strings.filter { $0.string != "*" } ?? []
        self.init(
            domains.map { Claim($0) }, origin: .profile(profile),
            app: profile.applicationIdentifier.flatMap { AppIdentifier($0.string) })
    }

    /// Takes the domains that a target declares, with its build settings filled in as far as they are known.
    ///
    /// - Parameters:
    ///   - alike: other configurations that declare the same.
    ///   - project: the project, as far as it was asked about.
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

    /// Takes the domains that a description names.
    package init(_ description: AppDescription) {
        self.init(
            description.associatedDomains.map { Claim($0) }, origin: .description(description),
            app: description.applicationIdentifier)
    }

    private init(_ claims: [Claim], origin: Origin, app: AppIdentifier?, project: XcodeProject? = nil) {
        (self.claims, self.origin, self.app, self.project) = (claims, origin, app, project)
    }

    /// The entitlements that the list comes from; nil where there are none, as for claims that were named singly. Those
    /// of a profile are not meant: they permit, and declare nothing.
    package var entitlements: AppEntitlements? {
        switch origin {
        case .named, .profile, .description: nil
        case .entitlements(let entitlements): entitlements
        case .app(let app, _): app.entitlements
        case .target(_, let configurations): configurations.first?.readEntitlements
        }
    }

    /// Whether it belongs to a target whose entitlements file could not be read, so that it claims nobody knows what.
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

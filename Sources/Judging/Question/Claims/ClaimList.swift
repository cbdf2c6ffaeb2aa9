package import AssociationModel
package import Findings
import TextFormats

/// Claims that belong together, those of one app or those named on the command line, and what their source says besides.
///
/// A kind of source is an input, whose folder has `ClaimList+<Kind>.swift` with an initializer that states what that kind
/// knows. Nothing else asks which kind it is.
package struct ClaimList: Sendable {
    /// A built app, or an App Clip, extension or watch app inside `container`.
    package struct Build: Sendable {
        package let app: App
        package let container: App?

        package init(_ app: App, in container: App?) { (self.app, self.container) = (app, container) }
    }

    /// A target of an Xcode project, with the configurations that declare the same; the first one counts.
    package struct Target: Sendable {
        package let target: ProjectTarget
        package let configuration: TargetConfiguration
        /// The names of all configurations that declare the same, the first one's included.
        package let configurations: [String]

        /// - Parameter alike: other configurations that declare the same.
        package init(
            _ target: ProjectTarget, _ configuration: TargetConfiguration, alike: [TargetConfiguration] = []
        ) {
            (self.target, self.configuration) = (target, configuration)
            configurations = ([configuration] + alike).map(\.name)
        }
    }

    /// The claims, in the order of the source.
    package private(set) var claims: [Claim]
    /// The app that the list belongs to; nil if the source names none, or names it by an unresolved build setting or a
    /// pattern.
    package let app: AppIdentifier?

    /// The entitlements that the list was read from; nil if there are none, as for claims named one by one. A profile
    /// has none in this sense: its entitlements permit domains but declare none.
    @Boxed package var entitlements: AppEntitlements?
    /// Whether its entitlements file could not be read, so that its claims are unknown.
    package var hasUnreadEntitlements = false
    /// Whether the claims are complete although there are no entitlements.
    package var isCompleteWithoutEntitlements = false
    /// Whether it belongs to the only app that is checked with it, if its source does not say to which.
    package var belongsToOnlyApp = false

    /// The built app that it was read from.
    @Boxed package var build: Build?
    /// The profile, in an app or by itself.
    @Boxed package var profile: ProvisioningProfile?
    /// The target of a project that it was read from.
    @Boxed package var target: Target?
    /// The project of the target, with all its targets, for comparison with an app that it built.
    @Boxed package var project: XcodeProject?

    /// The file that describes an app, if it is no Xcode project, with the name of the target if it has several.
    @Boxed package var product: (path: String, target: String?)?

    /// What it declares for an app that was built from it; nil for a target, all of whose configurations are compared,
    /// and for what is no source.
    @Boxed package var declaration: SourceDeclaration?
    /// Why it does not say which app it belongs to; nil if it does, or if its source could not say so.
    @Boxed package var identityGap: IdentityGap?
    /// What to report because it declares no domains; nil if it does, or need not.
    @Boxed package var absence: Observation?
    /// Whether it is known which build the claims are for: a signed app, which `developer-mode-in-distribution` judges,
    /// or a target all of whose configurations are for debugging.
    package var saysBuild = false

    package init(_ claims: [Claim], app: AppIdentifier?) { (self.claims, self.app) = (claims, app) }

    /// The list without the claims for other services; nil if it has none for these.
    package func narrowed(to services: [Service]) -> ClaimList? {
        var list = self
        let names = services.map(\.rawValue)
        list.claims = claims.filter { $0.entry.service.map { names.contains($0.text) } ?? true }
        return list.claims.isEmpty && !claims.isEmpty ? nil : list
    }

    /// Whether it is all that an app claims, and none of it is a claim that a system can read.
    package var claimsNothing: Bool {
        if isPermission || hasUnreadEntitlements || build?.container != nil { return false }
        guard claims.allSatisfy(\.isUnusable) else { return false }
        return absence != nil || (entitlements != nil && (target?.target.kind ?? .application) == .application)
    }

    /// Whether what it names is permitted rather than declared, as by a profile that is in no app.
    package var isPermission: Bool { profile != nil && build == nil }
}

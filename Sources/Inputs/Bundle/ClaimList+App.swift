package import AssociationModel
import Findings
package import Judging
import TextFormats

extension ClaimList {
    /// Reads the domains that an app was signed with.
    package init(_ app: App, in container: App? = nil) {
        self.init(app.entitlements?.claims ?? [], app: app.identifier)
        entitlements = app.entitlements
        build = Build(app, in: container)
        profile = app.profile
        if self.app == nil, app.isForSimulator, let bundle = app.bundleIdentifier {
            identityGap = IdentityGap(
                "the simulator build names no team", at: app.place, bundleIdentifiers: [bundle.string])
        }
        saysBuild = true
        // Only the app itself needs domains, not each of its parts.
        if container == nil, !app.claimsAsApp {
            absence = app.entitlements?.absence?.noting(Note.extensions(app.claimingExtensions.map(\.displayName)))
        }
    }
}

extension App {
    fileprivate var displayName: String { info.name?.string ?? bundleIdentifier?.string ?? path }
}

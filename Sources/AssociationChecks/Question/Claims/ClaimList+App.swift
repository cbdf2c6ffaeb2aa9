package import AssociationModel

extension ClaimList {
    /// Reads the domains that an app was signed with.
    package init(_ app: App, in container: App? = nil) {
        self.init(app.entitlements?.claims ?? [], app: app.identifier)
        entitlements = app.entitlements
        build = Build(app: app, container: container)
        profile = app.profile
        identityGap = self.app == nil ? IdentityGap(app) : nil
        saysBuild = true
        // Extensions need no domains, and if any part of the app claims some, that part is judged instead.
        if container == nil, app.all.allSatisfy({ $0.entitlements?.associatedDomains == nil }) {
            absence = app.entitlements?.absence
        }
    }
}

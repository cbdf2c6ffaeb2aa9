package import AssociationModel

extension ClaimList {
    /// Creates a list of claims that were named one by one, for one app if it is known.
    package init(named claims: [Claim], app: AppIdentifier? = nil) {
        self.init(claims, app: app)
        isCompleteWithoutEntitlements = true
    }
}

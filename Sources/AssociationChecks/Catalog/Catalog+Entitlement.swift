extension Catalog {
    /// AD1xx, the entitlement.
    static let entitlement: [Check] = []
}

import UniversalLinks

extension Catalog {
    /// AD6xx: the agreement of app and site.
    static let agreement: [Check] = [
        .appNotListed,
        .siteNotClaimed,
        .appIdentifierUnknown,
        .eligibleByAnotherAssociation,
        .expectationFailed,
    ]
}

package import Judging

/// AD6xx: the agreement of app and site.
package enum AgreementChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        appNotListed,
        siteNotClaimed,
        siteUnused,
        siteUnusedInConfiguration,
        appIdentifierUnknown,
        eligibleByAnotherAssociation,
        expectationFailed,
        fileExpectationFailed,
    ]
}

package import Judging

/// AD0xx: lines of device logs, builds and browsers.
package enum ConsoleLogChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        loggedAssociationMissing, loggedKeychainDisabled, loggedStrongPasswordError, loggedPatternAlone,
        loggedAppNotAssociated, loggedCallbackNotAssociated, loggedAssociationUnverified, loggedIdentifierMissing,
        loggedAuthorizationFailed, loggedAuthorizationEnded, loggedSessionCanceled,
        loggedDeliveryRefused, loggedDownloadFailed, loggedDownloadErrorUnknown, loggedRedirectDenied,
        loggedCertificateRejected, loggedSiteDenied, loggedSiteUndecided, loggedUserDenied,
        loggedAutoFillOff, loggedDomainNotClaimed, loggedSiteNotApproved, loggedAccessRefused,
        loggedArgumentMissing, loggedPasswordNeverSaved,
        loggedCapabilityUnsupported, loggedEntitlementLost, loggedFrameworkNotLoaded, loggedDelegateMissing,
        loggedRelatedOrigin, loggedOtherPlatform, loggedCapabilityDisabled, loggedNothingKnown,
    ]
}

extension Catalog {
    /// AD0xx: lines of device logs, builds and browsers.
    static let console: [Check] = [
        .loggedAssociationMissing, .loggedKeychainDisabled, .loggedStrongPasswordError, .loggedPatternAlone,
        .loggedAppNotAssociated, .loggedCallbackNotAssociated, .loggedAssociationUnverified, .loggedIdentifierMissing,
        .loggedAuthorizationFailed, .loggedAuthorizationEnded, .loggedSessionCanceled,
        .loggedDeliveryRefused, .loggedDownloadFailed, .loggedDownloadErrorUnknown, .loggedRedirectDenied,
        .loggedCertificateRejected, .loggedSiteDenied, .loggedSiteUndecided, .loggedUserDenied,
        .loggedAutoFillOff, .loggedDomainNotClaimed, .loggedSiteNotApproved, .loggedAccessRefused,
        .loggedArgumentMissing, .loggedPasswordNeverSaved,
        .loggedCapabilityUnsupported, .loggedEntitlementLost, .loggedFrameworkNotLoaded, .loggedDelegateMissing,
        .loggedRelatedOrigin, .loggedOtherPlatform, .loggedCapabilityDisabled, .loggedNothingKnown,
    ]
}

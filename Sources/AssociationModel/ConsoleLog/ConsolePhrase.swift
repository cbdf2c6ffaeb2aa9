/// The phrases that identify a line about associated domains, in lower case.
enum ConsolePhrase: CaseIterable {
    case strongPasswords, notAssociated, notAssociatedInProse, notVerified, noIdentifier, missingIdentifier
    case authorizationError, sessionError
    case refusalCode, refusal, refusalReason, refusalDetails, refusalOrigin, cdnURL, cdnRequest
    case downloadError, jsonError, redirect, serverTrust, serverTrustMethod
    case autoFillOff, notClaimed, notApproved, userDenied, noAccount, noDomain, neverSaved
    case record
    case provisioningProfile, developmentTeam, unregisteredEntitlement, rejectedEntitlements
    case missingEntitlement, unsatisfiedEntitlements, syncedCapabilities
    case libraryNotLoaded, delegateMethod, passkeyRequest, passkeyConfiguration, passkeyFile
    case unrelatedRelyingParty, invalidRelyingParty, relatedOrigins
    case androidRelyingParty, androidRequest, androidService, androidException, androidErrorType

    var text: StaticString {
        switch self {
        case .strongPasswords: "cannot show automatic strong passwords for app bundleid: "
        case .notAssociated: " is not associated with domain "
        case .notAssociatedInProse: " is not associated with the domain "
        case .notVerified: "unable to verify webcredentials association of "
        case .noIdentifier: "calling process does not have an application identifier"
        case .missingIdentifier: "missing application-identifier entitlement"
        case .authorizationError: "authenticationservices.authorizationerror"
        case .sessionError: "authenticationservices.webauthenticationsession"
        case .refusalCode: "swcerr"
        case .refusal: "denied because the cdn told us to stop"
        case .refusalReason: "apple-failure-reason:"
        case .refusalDetails: "apple-failure-details:"
        case .refusalOrigin: "apple-from:"
        case .cdnURL: "app-site-association.cdn-apple.com/a/v1/"
        case .cdnRequest: "get /a/v1/"
        case .downloadError: "swcerrordomain"
        case .jsonError: "nscocoaerrordomain"
        case .redirect: "denying redirect"
        case .serverTrust: "bad apple-app-site-association server trust"
        case .serverTrustMethod: "for auth method 'nsurlauthenticationmethodservertrust'"
        case .autoFillOff: "password autofill for icloud keychain must be enabled"
        case .notClaimed: " not found in com.apple.developer.associated-domains entitlement"
        case .notApproved: "failed to approve"
        case .userDenied: "user denied access to"
        case .noAccount: "no account provided"
        case .noDomain: "no domain provided"
        case .neverSaved: "item already exists for this server"
        case .record: "service:"
        case .provisioningProfile: "provisioning profile"
        case .developmentTeam: "development team"
        case .unregisteredEntitlement: "which is not registered for profile"
        case .rejectedEntitlements: "invalid code signing entitlements"
        case .missingEntitlement: " not found and could not be included in profile"
        case .unsatisfiedEntitlements: "unsatisfied entitlements: "
        case .syncedCapabilities: "synced capabilities: "
        case .libraryNotLoaded: "library not loaded: "
        case .delegateMethod: "called the delegate method "
        case .passkeyRequest: "the request failed. no credentials were returned"
        case .passkeyConfiguration: "your app is not properly configured. refer to the docs for help"
        case .passkeyFile: "your apple app site association is not properly configured"
        case .unrelatedRelyingParty: " is not a registrable domain suffix of"
        case .invalidRelyingParty: " is invalid for this domain"
        case .relatedOrigins: ".well-known/webauthn"
        case .androidRelyingParty: "rp id cannot be validated"
        case .androidRequest: "incoming request cannot be validated"
        case .androidService: "rpid validation failed"
        case .androidException: "androidx.credentials.exceptions."
        case .androidErrorType: "androidx.credentials.type_"
        }
    }
}

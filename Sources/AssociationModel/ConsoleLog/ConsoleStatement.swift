/// What a line of a device's log says about associated domains, without the time, the process and other parts that vary
/// from line to line.
///
/// The texts were reported by developers, except those of the shared web credentials functions, which Apple has
/// published.
package enum ConsoleStatement: Hashable, Sendable {
    /// `[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: … due to error: …`.
    case strongPasswordsNotShown(bundle: String, error: StrongPasswordError)
    /// `Application with identifier … is not associated with domain …`. With `forCallback` the sentence continues about
    /// https callbacks.
    case notAssociated(app: String, domain: String, forCallback: Bool)
    /// `Unable to verify webcredentials association of … with domain …. Please try again in a few seconds.`
    case notVerified(app: String, domain: String)
    /// `The calling process does not have an application identifier`, or `Missing application-identifier entitlement`.
    case noApplicationIdentifier
    /// `com.apple.AuthenticationServices.AuthorizationError` with this code and no known reason.
    case authorizationError(code: Int)
    /// `com.apple.AuthenticationServices.WebAuthenticationSession` with this code and no known reason.
    case sessionError(code: Int)
    /// Apple's CDN has no file for the domain.
    case deliveryRefused(CDNRefusal)
    /// The device could not fetch the file or could not read it.
    case downloadError(DownloadError)
    /// `### Denying redirect … -> 'http://…'`, from old systems.
    case redirectDenied(source: String?, target: String)
    /// `### Bad apple-app-site-association server trust`, from old systems.
    case certificateRejected(url: String?)
    /// A failure of `SecAddSharedWebCredential` or `SecRequestSharedWebCredential`.
    case sharedCredential(SharedCredentialError)
    /// An entry in the output of `swcutil show`.
    case record(ApprovalRecord)
}

/// The reason that iOS logs for not offering a strong password.
package enum StrongPasswordError: Hashable, Sendable {
    /// `iCloud Keychain is disabled`.
    case keychainDisabled
    /// `Cannot save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill
    /// Passwords is enabled in Settings`.
    case cannotSave
    /// Any other text; the known reasons are not a complete list.
    case other(String)
    /// Not an error: the line contains the format `%{public}@`, as a document shows it.
    case pattern
}

/// A refusal by Apple's CDN, as a log or the output of `curl` shows it.
package struct CDNRefusal: Hashable, Sendable {
    /// The domain whose file was requested; nil if it is not mentioned.
    package let domain: String?
    /// The status of the CDN's response; nil if it is not mentioned.
    package let status: Int?
    /// The reason, such as `SWCERR00301 Timeout`; nil if there is none.
    package let reason: String?
    /// The details, such as `{"cause":"…"}`; nil if there are none.
    package let details: String?

    /// The refusal in the form of a CDN response. The status is 404 if it is not known.
    package var failure: CDNFailure {
        CDNFailure(status: status ?? 404, reason: reason, details: details, origin: nil)
    }
}

/// An error fetching the file, given by its error domain and code.
package struct DownloadError: Hashable, Sendable {
    /// `SWCErrorDomain`, or `NSCocoaErrorDomain`.
    package let errorDomain: String
    package let code: Int
    /// The domain whose file was requested; nil if the line does not mention it.
    package let domain: String?
}

/// A failure of the shared web credentials functions, whose source code Apple has published.
package enum SharedCredentialError: Hashable, Sendable {
    /// `Password AutoFill for iCloud Keychain must be enabled in Settings > Passwords to save passwords`.
    case autoFillOff
    /// `… not found in com.apple.developer.associated-domains entitlement`.
    case notClaimed(domain: String)
    /// `"…" failed to approve "…"`.
    case notApproved(domain: String, app: String)
    /// `User denied access to "…" by "…"`.
    case userDenied(domain: String, app: String)
    /// `No account provided`, or `No domain provided`.
    case argumentMissing(String)
    /// `Item already exists for this server`.
    case neverSaved
}

/// What a line of a device's log says about associated domains, without the time, the process and whatever else differs
/// from one line to the next.
///
/// The texts are reported by developers, but for those of the shared web credentials, which Apple has published.
package enum ConsoleStatement: Hashable, Sendable {
    /// `[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: … due to error: …`.
    case strongPasswordsNotShown(bundle: String, error: StrongPasswordError)
    /// `Application with identifier … is not associated with domain …`; with `forCallback` the sentence goes on about
    /// https callbacks.
    case notAssociated(app: String, domain: String, forCallback: Bool)
    /// `Unable to verify webcredentials association of … with domain …. Please try again in a few seconds.`
    case notVerified(app: String, domain: String)
    /// `The calling process does not have an application identifier`, or `Missing application-identifier entitlement`.
    case noApplicationIdentifier
    /// `com.apple.AuthenticationServices.AuthorizationError` with this number and no reason that is known.
    case authorizationError(code: Int)
    /// `com.apple.AuthenticationServices.WebAuthenticationSession` with this number and no reason that is known.
    case sessionError(code: Int)
    /// Apple's CDN has no file for the domain.
    case deliveryRefused(CDNRefusal)
    /// The device could not get the file, or not read it.
    case downloadError(DownloadError)
    /// `### Denying redirect … -> 'http://…'`, of old systems.
    case redirectDenied(source: String?, target: String)
    /// `### Bad apple-app-site-association server trust`, of old systems.
    case certificateRejected(url: String?)
    /// A failure of `SecAddSharedWebCredential` or `SecRequestSharedWebCredential`.
    case sharedCredential(SharedCredentialError)
    /// An entry of what `swcutil show` prints.
    case record(ApprovalRecord)
}

/// Why iOS offers no strong password, as its log says.
package enum StrongPasswordError: Hashable, Sendable {
    /// `iCloud Keychain is disabled`.
    case keychainDisabled
    /// `Cannot save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill
    /// Passwords is enabled in Settings`.
    case cannotSave
    /// Another text. The set is open.
    case other(String)
    /// Nobody's error: the line is the pattern `%{public}@` that a document shows.
    case pattern
}

/// A refusal of Apple's CDN, as a log or a transcript of `curl` shows it.
package struct CDNRefusal: Hashable, Sendable {
    /// The domain whose file was asked for; nil where nothing names it.
    package let domain: String?
    /// The status of the CDN's answer; nil where nothing names it.
    package let status: Int?
    /// The reason, such as `SWCERR00301 Timeout`; nil where none is given.
    package let reason: String?
    /// The details, such as `{"cause":"…"}`; nil where none are given.
    package let details: String?

    /// The refusal as the CDN's answer would tell it.
    package var failure: CDNFailure {
        CDNFailure(status: status ?? 404, reason: reason, details: details, origin: nil)
    }
}

/// An error of getting the file, by its domain of errors and its number.
package struct DownloadError: Hashable, Sendable {
    /// `SWCErrorDomain`, or `NSCocoaErrorDomain`.
    package let errorDomain: String
    /// The number.
    package let code: Int
    /// The domain whose file was asked for; nil where the line does not name it.
    package let domain: String?
}

/// A failure of the functions for shared web credentials, whose source Apple has published.
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

/// What a line of a device's log, a build or a browser says about associated domains, without the time, the process and
/// other parts that vary from line to line.
///
/// The texts were reported by developers, except those of the shared web credentials functions, which Apple has
/// published, and those of libraries and browsers whose sources are open.
package enum ConsoleStatement: Hashable, Sendable {
    /// `[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: … due to error: …`. The bundle identifier is nil
    /// where the error was pasted alone.
    case strongPasswordsNotShown(bundle: String?, error: StrongPasswordError)
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
    case cdnRefused(CDNRefusal)
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
    /// Xcode can't sign the app with associated domains.
    case capabilityUnsupported(CapabilityRefusal)
    /// The App Store refuses the app's associated domains.
    case entitlementRejected(EntitlementRejection)
    /// `MSALNativeAuth has called the delegate method … that has not been implemented`.
    case delegateMethodMissing(String)
    /// What a library for React Native makes of the error of Apple's systems that has this number.
    case passkeyLibraryFailed(code: Int)
    /// A browser refuses a relying party ID to a page.
    case relyingPartyRefused(RelyingPartyRefusal)
    /// An error of Android about passkeys.
    case android(AndroidError)
    /// `Domain … is invalid. Will not attempt a download.`
    case domainInvalid(String)
    /// App Store Connect does not accept the domain of an App Clip.
    case appClipDomain(AppClipDomainCode, domain: String?)
    /// A plugin for Capacitor did not save a password, because it was given no URL or for a reason that it does not say.
    case passwordNotSaved(lacksURL: Bool)
    /// macOS does not start an app; explained if the line says that no profile matches its entitlements.
    case launchRefused(isExplained: Bool)
    /// `Plugin … uses deprecated application lifecycle events`, from Flutter; nil for a line that names no plugin.
    case pluginWithoutScenes(String?)
    /// What Android made of an app's claim to a domain.
    case appLinks(domain: String, AppLinksState)
    /// A line in which nothing varies; the check of this name says what it means.
    case fixed(String)
}

/// The reason that iOS logs for not offering a strong password.
package enum StrongPasswordError: Hashable, Sendable {
    /// `iCloud Keychain is disabled`.
    case keychainDisabled
    /// `Cannot save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill
    /// Passwords is enabled in Settings`.
    case cannotSave
    /// Any other text; the known reasons are not a complete list. It is empty if the line ends before its reason.
    case other(String)
    /// Not an error: the line contains the format `%{public}@`, as a document shows it.
    case pattern
}

/// A failure of the shared web credentials functions, whose source code Apple has published.
package enum SharedCredentialError: Hashable, Sendable {
    /// `… not found in com.apple.developer.associated-domains entitlement`.
    case notClaimed(domain: String)
    /// `"…" failed to approve "…"`.
    case notApproved(domain: String, app: String)
    /// `User denied access to "…" by "…"`.
    case userDenied(domain: String, app: String)
    /// `No account provided`, or `No domain provided`.
    case argumentMissing(String)
}

/// An error fetching the file, given by its error domain and code.
package struct DownloadError: Hashable, Sendable {
    /// `SWCErrorDomain`, or `NSCocoaErrorDomain`.
    package let errorDomain: String
    package let code: Int
    /// The domain whose file was requested; nil if the line does not mention it.
    package let domain: String?
}

/// What an Android app says about a passkey.
package enum AndroidError: Hashable, Sendable {
    /// `RP ID cannot be validated`, `The incoming request cannot be validated`, or `RpId validation failed`.
    case relyingPartyUnverified
    /// A `SecurityError` of `androidx.credentials`.
    case security
    /// Any other error of `androidx.credentials`.
    case other
}

/// What a line of a device's log, a build or a browser says about associated domains, without the time, the process and
/// other parts that vary from line to line.
///
/// The texts were reported by developers, except those of the shared web credentials functions, which Apple has
/// published, and those of libraries and browsers whose sources are open.
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
    /// `Library not loaded: …/AuthenticationServices.framework/…`, from the dynamic linker.
    case frameworkNotLoaded
    /// `MSALNativeAuth has called the delegate method … that has not been implemented`.
    case delegateMethodMissing(String)
    /// `Synced capabilities: Disabled: Associated Domains`, from EAS.
    case capabilityDisabled
    /// What a library for React Native makes of the error of Apple's systems that has this number.
    case passkeyLibraryFailed(code: Int)
    /// A browser refuses a relying party ID to a page.
    case relyingPartyRefused(RelyingPartyRefusal)
    /// An error of Android about passkeys.
    case android(AndroidError)
}

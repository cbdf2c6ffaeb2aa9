package import Findings

/// A domain that an app's code names to the system in a call that works only for a domain of the app: a password is saved
/// for it, it is the relying party of a passkey, or a login is to end on it.
package struct CredentialDomain: Sendable {
    /// What the domain is named for.
    package enum Use: Hashable, Sendable, CaseIterable {
        /// `SecAddSharedWebCredential`, up to iOS 26.2.
        case sharedPassword
        /// `SecRequestSharedWebCredential`, in its place since iOS 13 requests of `ASAuthorizationController`.
        case sharedPasswordRequest
        /// `ASAutoFillURLScope`, for which `ASCredentialDataManager` saves passwords.
        case passwordScope
        /// The relying party of `ASAuthorizationPlatformPublicKeyCredentialProvider` or
        /// `ASAuthorizationAccountCreationProvider`.
        case relyingParty
        /// `ASWebAuthenticationSession.Callback.https(host:path:)`.
        case httpsCallback
    }

    package let use: Use
    /// The domain, or the URL with it, as written.
    package let text: String
    /// The place of the argument.
    package let place: Place
    /// The place where the text is written, if the argument only refers to it.
    package let origin: Place?

    package init(_ text: String, for use: Use, at place: Place, from origin: Place? = nil) {
        self.text = text
        self.use = use
        self.place = place
        self.origin = origin
    }
}

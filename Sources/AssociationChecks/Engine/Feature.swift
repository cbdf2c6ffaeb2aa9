package import AssociationModel

/// What a person wants to work, and the service that it hangs on.
package enum Feature: String, Hashable, Sendable, CaseIterable {
    /// iOS offers a strong password on a sign-up screen, and saves it.
    case strongPasswords = "strong-passwords"
    /// Passkeys.
    case passkeys
    /// `ASWebAuthenticationSession` with an https callback.
    case httpsCallback = "https-callback"
    /// Credentials shared between the website and the app.
    case sharedCredentials = "shared-credentials"
    /// Universal links.
    case universalLinks = "universal-links"
    /// App Clips.
    case appClips = "app-clips"

    /// The service that must be declared. <https://developer.apple.com/documentation/authenticationservices/supporting-passkeys>
    package var service: Service {
        switch self {
        case .strongPasswords, .passkeys, .httpsCallback, .sharedCredentials: .webcredentials
        case .universalLinks: .applinks
        case .appClips: .appclips
        }
    }
}

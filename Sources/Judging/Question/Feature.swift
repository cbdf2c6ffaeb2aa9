package import AssociationModel

/// A feature of Apple's systems that needs an association for a certain service.
public enum Feature: String, Hashable, Sendable, CaseIterable {
    /// Strong passwords that iOS offers and saves on sign-up screens.
    case strongPasswords = "strong-passwords"
    /// Passkeys of the domain as relying party.
    case passkeys
    /// `ASWebAuthenticationSession` with an https callback.
    case httpsCallback = "https-callback"
    /// Passwords shared between the website and the app.
    case sharedCredentials = "shared-credentials"
    /// Universal links: links to the website that open the app.
    case universalLinks = "universal-links"
    /// App Clips that links to the website open.
    case appClips = "app-clips"

    /// The service that the app must claim for the feature.
    /// <https://developer.apple.com/documentation/authenticationservices/supporting-passkeys>
    package var service: Service {
        switch self {
        case .strongPasswords, .passkeys, .httpsCallback, .sharedCredentials: .webcredentials
        case .universalLinks: .applinks
        case .appClips: .appclips
        }
    }
}

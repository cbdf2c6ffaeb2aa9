/// The state of a domain in the output of Android's `pm get-app-links`, or in the log of the verifier before Android 12.
///
/// See <https://developer.android.com/training/app-links/verify-applinks>.
package enum AppLinksState: Hashable, Sendable {
    /// `verified`, `approved`, `migrated`, `restored` or `system_configured`: links open the app.
    case works
    case none
    case denied
    case legacyFailure
    /// A number of the device's own verifier, 1024 or above.
    case verifierError(Int)
    /// One of the hosts in `Verification … complete. Success:false. Failed hosts:…`.
    case failedHost

    /// Returns nil for a word that is not a state.
    init?(_ word: String) {
        switch word {
        case "verified", "approved", "migrated", "restored", "system_configured": self = .works
        case "none": self = .none
        case "denied": self = .denied
        case "legacy_failure": self = .legacyFailure
        default:
            guard let number = Int(word), number >= 1_024 else { return nil }
            self = .verifierError(number)
        }
    }
}

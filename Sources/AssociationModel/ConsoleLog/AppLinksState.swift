/// The state of a domain in the output of Android's `pm get-app-links`, or in the log of the verifier before Android 12.
///
/// See <https://developer.android.com/training/app-links/verify-applinks>.
package enum AppLinksState: Hashable, Sendable {
    case none
    case verified
    case approved
    case denied
    case migrated
    case restored
    case legacyFailure
    case systemConfigured
    /// A number of the device's own verifier, 1024 or above.
    case verifierError(Int)
    /// One of the hosts in `Verification … complete. Success:false. Failed hosts:…`.
    case failedHost

    private static let words: [(String, AppLinksState)] = [
        ("none", .none), ("verified", .verified), ("approved", .approved), ("denied", .denied),
        ("migrated", .migrated), ("restored", .restored), ("legacy_failure", .legacyFailure),
        ("system_configured", .systemConfigured),
    ]

    /// Returns nil for a word that is not a state.
    init?(_ word: String) {
        if let state = Self.words.first(where: { $0.0 == word })?.1 {
            self = state
        } else if let number = Int(word), number >= 1_024 {
            self = .verifierError(number)
        } else {
            return nil
        }
    }
}

import AssociationModel
import Findings

/// What to say about a state of Android's in which links of a domain don't open the app.
struct AppLinksWording {
    let message: Message
    let help: Message

    /// Returns nil for a state in which they do.
    init?(_ state: AppLinksState, of domain: String) {
        switch state {
        case .works: return nil
        case .none: message = "it has not verified \(plain: domain) yet (none)"
        case .denied: message = "it may not open links of \(plain: domain) in the app (denied)"
        case .legacyFailure: message = "it could not verify \(plain: domain), without a reason (legacy_failure)"
        case .verifierError(let number):
            message = "it could not verify \(plain: domain); \(number) is a number of its verifier's own"
        case .failedHost: message = "it verified none of the app's hosts, because \(plain: domain) failed"
        }
        help =
            state == .denied
            ? "run adb shell pm reset-app-links PACKAGE, which takes back what pm set-app-links did"
            : "check https://\(plain: domain)/.well-known/assetlinks.json: status 200 without a redirect, the package name, the fingerprint of this build's certificate, delegate_permission/common.handle_all_urls"
    }
}

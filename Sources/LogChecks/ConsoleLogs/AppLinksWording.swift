import AssociationModel
import Findings

/// What to say about a state of Android's in which links of a domain don't open the app.
struct AppLinksWording {
    private let state: AppLinksState

    /// Returns nil for a state in which they do.
    init?(_ state: AppLinksState) {
        switch state {
        case .verified, .approved, .migrated, .restored, .systemConfigured: return nil
        case .none, .denied, .legacyFailure, .verifierError, .failedHost: self.state = state
        }
    }

    func message(for domain: String) -> Message {
        switch state {
        case .none: "it has not verified \(plain: domain) yet (none)"
        case .denied: "it was told not to open links of \(plain: domain) in the app (denied)"
        case .legacyFailure: "it could not verify \(plain: domain), without a reason (legacy_failure)"
        case .verifierError(let number):
            "it could not verify \(plain: domain); \(number) is a number of its verifier's own"
        default: "it verified none of the app's hosts, because \(plain: domain) failed"
        }
    }

    func help(for domain: String) -> Message {
        state == .denied
            ? "run adb shell pm reset-app-links PACKAGE, which takes back what pm set-app-links did"
            : "check https://\(plain: domain)/.well-known/assetlinks.json: status 200 without a redirect, the package name, the fingerprint of this build's certificate, delegate_permission/common.handle_all_urls"
    }
}

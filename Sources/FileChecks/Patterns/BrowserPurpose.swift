package import AssociationModel
package import Findings

/// What a page is for that a browser should keep, as far as the words of its path tell.
package enum BrowserPurpose: Sendable {
    case wellKnown, api, upload, unsubscribing, passwordReset, verification, feed, administration

    /// Nil for a page that an app may well show.
    package init?(_ page: DeployedPage) {
        let segments = page.path.lowercased().split { $0 == "/" || $0 == "." }.map(String.init)
        let words = Set(segments)
        guard let purpose = Self.words.first(where: { !words.isDisjoint(with: $0.words) })?.purpose else { return nil }
        self = purpose
    }

    /// What such a path leads to, as a noun.
    package var noun: Message {
        switch self {
        case .wellKnown: "addresses for other programs"
        case .api: "an API"
        case .upload: "uploaded files"
        case .unsubscribing: "a page for unsubscribing"
        case .passwordReset: "a page for a new password"
        case .verification: "a page that confirms an e-mail address"
        case .feed: "a feed"
        case .administration: "the administration of the site"
        }
    }

    private static let words: [(purpose: BrowserPurpose, words: Set<String>)] = [
        (.wellKnown, ["well-known"]),
        (.api, ["api", "graphql", "webhook", "webhooks", "wp-json", "trpc"]),
        (.upload, ["uploads", "upload"]),
        (
            .unsubscribing,
            ["unsubscribe", "opt-out", "optout", "email-preferences", "abmelden", "newsletter-unsubscribe"]
        ),
        (
            .passwordReset,
            [
                "reset-password", "password-reset", "forgot-password", "resetpassword", "change-password",
                "reset_password",
            ]
        ),
        (
            .verification,
            [
                "verify-email", "confirm-email", "email-verification", "email-confirmation", "verify_email",
                "verifyemail",
            ]
        ),
        (.feed, ["feed", "rss", "atom"]),
        (.administration, ["admin", "wp-admin", "wp-login", "administrator"]),
    ]
}

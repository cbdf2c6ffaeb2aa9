import Findings

import AssociationModel

extension Citation {
    /// The user agent of Apple's CDN.
    static let associationBot = Citation("AASA-Bot", "https://botcrawl.com/bots/aasa-bot/")
    /// A host's help page on the names of such files.
    static let wellKnownFiles = Citation(
        "Framer: Well-known files", "https://www.framer.com/help/articles/well-known-files")
    /// A vendor's checklist that names a web page in place of the file as a cause.
    static let pageInPlaceOfFile = Citation(
        "Universal Links not working: a checklist", "https://www.riftl.ink/blog/universal-links-not-working")
    /// The revision history that dates the limit of 128 KB.
    static let sizeLimitHistory = Citation(
        "Apple: App Search Programming Guide, revision history (archived)",
        "https://developer.apple.com/library/ios/documentation/General/Conceptual/APPSearch/RevisionHistory.html")
    /// How a challenge of Cloudflare is told from the site's own response.
    static let cloudflareChallenge = Citation(
        "Cloudflare: Detect a Challenge Page response",
        "https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response")
    /// A detector that knows headers which the vendors' own documentation does not describe.
    static let vercelChallenge = Citation(
        "Detection of bot checks, Vercel’s among them", "https://github.com/microlinkhq/is-antibot")
    /// The reference number of Akamai's refusals.
    static let akamaiReference = Citation(
        "Report: Akamai’s “Access Denied” with Reference #18",
        "https://www.simplefastwebsites.com/errors/security/akamai-reference-18-access-denied/")
    /// Imperva's page with an incident number.
    static let impervaPage = Citation(
        "Report: Imperva’s two refusals, and headers that are none",
        "https://github.com/microlinkhq/is-antibot/pull/60")
    /// The header of responses that Google's proxy makes itself.
    static let identityAwareProxy = Citation(
        "Google Cloud: IAP query parameters and headers, detecting responses from IAP",
        "https://cloud.google.com/iap/docs/query-parameters-and-headers-howto")
    static let accessPolicies = Citation(
        "Cloudflare: Access policies", "https://developers.cloudflare.com/cloudflare-one/policies/access/")
    static let appServiceAuthentication = Citation(
        "Microsoft: Authentication and authorization in Azure App Service",
        "https://learn.microsoft.com/en-us/azure/app-service/overview-authentication-authorization")
    static let parkedFingerprints = Citation(
        "Fingerprints of parked domains (intrigue-ident)", "https://github.com/intrigueio/intrigue-ident")
}

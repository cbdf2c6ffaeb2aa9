package import Findings
import TextFormats

/// A service that puts its own host in place of a site's, to count clicks, to shorten a link or to find the app: as of
/// November 2026. A host of a site's own that is handed to such a service by DNS can't be told from any other.
package struct LinkTracker: Sendable {
    /// The name for people.
    package let title: String
    /// The domain of its hosts.
    let domain: String
    /// Whether the service can serve a file for an app on such a host.
    package let servesApps: Bool
    /// Where the service says what its hosts do.
    package let citation: Citation

    init(_ title: String, _ domain: String, servesApps: Bool = true, _ citation: Citation) {
        (self.title, self.domain, self.servesApps, self.citation) = (title, domain, servesApps, citation)
    }

    static let all: [LinkTracker] = [
        LinkTracker("Branch", "app.link", .branchLinks), LinkTracker("Branch", "bnc.lt", .branchLinks),
        LinkTracker("AppsFlyer OneLink", "onelink.me", .oneLinks),
        LinkTracker("Adjust", "go.link", .adjustLinks), LinkTracker("Adjust", "adj.st", .adjustLinks),
        LinkTracker("Firebase Dynamic Links", "page.link", servesApps: false, .dynamicLinks),
        LinkTracker("Bitly", "bit.ly", servesApps: false, .bitlyLinks),
        LinkTracker("Twilio SendGrid", "sendgrid.net", servesApps: false, .sendGridLinks),
        LinkTracker("Mailjet", "mjt.lu", servesApps: false, .mailjetLinks),
        LinkTracker("Postmark", "pstmrk.it", servesApps: false, .postmarkLinks),
        LinkTracker("SparkPost", "spgo.io", servesApps: false, .sparkPostLinks),
        LinkTracker("Amazon SES", "awstrack.me", servesApps: false, .sesLinks),
        LinkTracker("Klaviyo", "klclick.com", servesApps: false, .klaviyoLinks),
    ]

    /// The documentation of the services.
    package static let citations: [Citation] = [
        .branchLinks, .oneLinks, .adjustLinks, .dynamicLinks, .bitlyLinks, .sendGridLinks, .mailjetLinks,
        .postmarkLinks,
        .sparkPostLinks, .sesLinks, .klaviyoLinks,
    ]

    /// The service of a host, in any case; nil if none is known.
    package static func tracker(of host: String) -> LinkTracker? {
        let host = host.asciiLowercased
        return all.first { host == $0.domain || host.hasSuffix("." + $0.domain) }
    }
}

extension Citation {
    static let branchLinks = Citation(
        "Branch: Apple Universal Links", "https://help.branch.io/developer-hub/ios-universal-links")
    static let oneLinks = Citation(
        "AppsFlyer: OneLink, initial app setup", "https://dev.appsflyer.com/docs/initial-setup-2")
    static let adjustLinks = Citation(
        "Adjust: Configure deep link settings",
        "https://dev.adjust.com/en/sdk/ios/features/deep-links/configure-deep-link-settings")
    static let dynamicLinks = Citation(
        "Firebase: Dynamic Links Deprecation FAQ", "https://firebase.google.com/support/dynamic-links-faq")
    static let bitlyLinks = Citation("Bitly iOS SDK", "https://dev.bitly.com/sdk_ios.html")
    static let sendGridLinks = Citation(
        "Twilio SendGrid: Universal Links",
        "https://www.twilio.com/docs/sendgrid/ui/sending-email/universal-links")
    static let mailjetLinks = Citation(
        "Report: links to an app that Mailjet rewrites", "https://github.com/pass-culture/pass-culture-api/pull/2054")
    static let postmarkLinks = Citation(
        "Postmark: How do I use my domain for link tracking?",
        "https://postmarkapp.com/support/article/how-do-i-use-my-domain-for-link-tracking")
    static let sparkPostLinks = Citation(
        "SparkPost: Tracking domains", "https://developers.sparkpost.com/api/tracking-domains")
    static let sesLinks = Citation(
        "Amazon SES: Custom domains to handle open and click tracking",
        "https://docs.aws.amazon.com/ses/latest/dg/configure-custom-open-click-domains.html")
    static let klaviyoLinks = Citation(
        "Klaviyo Community: Why do my campaign URLs say trk.klclick.com?",
        "https://community.klaviyo.com/campaigns-flows-and-sms-30/why-do-my-campaign-urls-say-trk-klclick-com-221")
}

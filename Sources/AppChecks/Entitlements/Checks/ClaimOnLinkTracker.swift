import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An entry for universal links names the host of a click tracker or link shortener.
    static let claimOnLinkTracker = Check(
        "AD180", "claim-on-link-tracker", .note, since: "0.1.0", evidence: .reported,
        citations: LinkTracker.citations + [.developerReports],
        explanation: """
            ## What it finds
            An `applinks` entry, or a URL that is to open an app, on a host of a service that counts clicks, shortens links or finds the app for them: \
            Branch, AppsFlyer OneLink, Adjust, Firebase Dynamic Links, Bitly, Twilio SendGrid, Mailjet, Postmark, \
            SparkPost, Amazon SES, Klaviyo.

            ## Why it matters
            A universal link opens the app with the URL that was tapped. That is the service's URL, not the one of your \
            site that it leads to: the app sees that host and path, and the redirect to your site never happens. And \
            developers report that iOS opens no app for the redirect to your site, either, if the service's link was opened \
            in a browser. On hosts that all customers share, such as `bit.ly`, no file lists your app at all.

            ## How to fix it
            Let the service's SDK turn its URL into yours, or look it up in the app, and claim the host of your own site \
            beside it. Where the service's own host can't list apps, give the service a subdomain of yours \
            (`links.example.com`) and claim that one. Such a subdomain looks like any other host, so this check can't \
            know it. Links that need no counting are best left out of it.
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.problem == nil, entry.knownService == .applinks, entry.hostProblem == nil,
            let tracker = LinkTracker.tracker(of: entry.domain)
        else { return nil }
        return Observation(
            tracker.servesApps
                ? "links on \(plain: entry.pattern) reach the app with this host, which belongs to \(plain: tracker.title), not to your site"
                : "no link on \(plain: entry.pattern) opens the app: the host belongs to \(plain: tracker.title), which lists no apps on it",
            at: subject.claim.place(of: entry.host.span), label: "a link's own host",
            help: tracker.servesApps
                ? "let the SDK of \(plain: tracker.title) turn such a link into one of your site, and claim your site's host as well"
                : "claim a host of your own in its place, and use that one in links")
    }
}

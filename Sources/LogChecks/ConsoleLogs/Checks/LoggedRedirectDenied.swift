import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedRedirectDenied = Check(
        "AD023", "logged-redirect-denied", .error, since: "0.1.0", evidence: .reported,
        citations: [.forum("67882"), .supportingDomains],
        explanation: """
            ## What it finds
            `### Denying redirect … -> 'http://…'`, logged by iOS 9 and 10, which fetched the file themselves.

            ## Why it matters
            The server redirected the request for the file, and the device did not follow. Today Apple's CDN fetches \
            the file, and Apple documents that no redirect is allowed at all, not even to https.

            ## How to fix it
            Serve `/.well-known/apple-app-site-association` itself with status 200 on each host that the app claims: \
            exempt this path from rules that add or remove `www`, a slash or a language.
            """,
        of: \.loggedDownloads
    ) { download in
        guard case .redirected(_, let target) = download.outcome else { return nil }
        return download.logged.observation(
            "the device did not follow a redirect of the file\(download.domain) to \(plain: target)",
            label: "redirects are not allowed",
            help: "serve the file itself with status 200 on the host that the app claims",
            confirmation: download.logged.confirmation)
    }
}

import AssociationModel
import Catalogue
import CheckFixtures
import Findings
import TestData
import Testing

/// One of the causes that people ask about most, as somebody asked about it, with what must answer them.
struct CommonCause: Sendable, CustomTestStringConvertible {
    /// What somebody had.
    enum Situation: Sendable {
        /// A case in `Fixtures/Checks`, by the path there.
        case fixture(String)
        /// What the host of the entitlement answers.
        case response(StackResponse, to: String = "webcredentials:example.com", redirect: String? = nil)
        /// The same for Apple's fetcher alone; browsers get the file.
        case refusal(StackResponse)
    }

    /// Its number among the thirty.
    let number: Int
    let cause: String
    /// Where somebody asked.
    let thread: String
    let situation: Situation
    /// The finding that must come.
    let finding: String
    /// What its help must say.
    let help: [String]
    /// What its snippet must have; nil if the help alone is the fix.
    var snippet: String?

    var testDescription: String { "\(number) \(cause)" }

    /// What is found in the situation.
    func findings() async throws -> [Finding] {
        switch situation {
        case .fixture(let path):
            let fixture = try FixtureCase.all.first { $0.description == path }.orThrow("no \(path)")
            return Report(judging: try await fixture.evidence()).findings
        case .response(let known, let entry, let redirect):
            let response = Response(
                status: known.status, headers: known.response.headers, body: known.response.body,
                redirectTarget: redirect)
            let url = "https://\(known.host)/.well-known/apple-app-site-association"
            return try await Scene([entry], [Request(url): .response(response)]).report(by: Catalog.checks).findings
        case .refusal(let known):
            let answers: [Request: Exchange.Outcome] = [
                Request(Scene.root): .response(known.response),
                Request(Scene.root, as: .browser): .file(listing: app),
            ]
            return try await Scene(["webcredentials:example.com"], answers).report(by: Catalog.checks).findings
        }
    }
}

extension CommonCause {
    /// Those that no finding answers yet, with the reason.
    static let later: [Int: String] = [
        4: "that the link itself redirects shows only when it is requested, which no command does yet",
        11: "the app's own handling of links is in its sources, which are not read for that yet",
        25: "assetlinks.json is Android's",
        28: "related origins are files of their own, which are not fetched yet",
    ]

    private static let file = Exchange.Outcome.text(listing: app)

    static let all: [CommonCause] = [
        CommonCause(
            number: 1, cause: ".well-known dropped by the deployment",
            thread: "https://github.com/actions/upload-pages-artifact/issues/129",
            situation: .response(
                StackResponse(
                    stack: "github-pages", source: "",
                    headers: [("Server", "GitHub.com"), ("X-GitHub-Request-Id", "6CF9:1BCC6E")])),
            finding: "status-not-found", help: ["on GitHub Pages: ", "names that begin with a dot"],
            snippet: "include-hidden-files: true"),
        CommonCause(
            number: 2, cause: "media type", thread: "https://github.com/zodern/meteor-up/issues/1252",
            situation: .response(
                StackResponse(
                    stack: "nginx", source: "", status: 200,
                    headers: [("Server", "nginx"), ("Content-Type", "application/octet-stream")], body: file)),
            finding: "media-type-unexpected", help: ["on nginx: "], snippet: "default_type application/json;"),
        CommonCause(
            number: 3, cause: "nginx denies paths with a dot", thread: "https://github.com/shopware/docker/issues/148",
            situation: .response(
                StackResponse(stack: "nginx", source: "", status: 403, headers: [("Server", "nginx/1.26.0")])),
            finding: "status-forbidden", help: ["on nginx: "],
            snippet: "/.well-known/apple-app-site-association"),
        CommonCause(
            number: 5, cause: "the entitlement is lost in signing",
            thread: "https://github.com/flutter/flutter/issues/89284",
            situation: .fixture("AD706-entitlements-differ-from-source/fires-lost"),
            finding: "entitlements-differ-from-source",
            help: ["sign with the entitlements of the project, and keep them when signing again"]),
        CommonCause(
            number: 6, cause: "https callback of an OAuth login",
            thread: "https://github.com/openid/AppAuth-iOS/issues/532",
            situation: .fixture("AD170-service-not-declared/fires-https-callback"), finding: "service-not-declared",
            help: ["add “webcredentials:example.com”"]),
        CommonCause(
            number: 7, cause: "the user's own choice keeps the link in the browser",
            thread: "https://github.com/lionheart/openradar-mirror/issues/17665",
            situation: .fixture("AD032-logged-user-denied/fires-denied"), finding: "logged-user-denied",
            help: ["touch and hold a link to the domain", "open it in the app"]),
        CommonCause(
            number: 8, cause: "Apple's CDN still has the old file",
            thread: "https://github.com/Expensify/App/issues/15158",
            situation: .fixture("AD262-cdn-stale/fires-app-gained-and-lost"), finding: "cdn-stale",
            help: ["the CDN fetches the file again within about a day", "reinstall the app"]),
        CommonCause(
            number: 9, cause: "another's host has no file", thread: "https://github.com/bitwarden/ios/issues/2318",
            situation: .response(
                StackResponse(stack: "", source: "", host: "vault.example.com"),
                to: "webcredentials:vault.example.com"),
            finding: "status-not-found",
            help: ["https://vault.example.com/.well-known/apple-app-site-association"]),
        CommonCause(
            number: 10, cause: "wrong team identifier", thread: "https://github.com/GSTJ/pegada/pull/259",
            situation: .fixture("AD601-app-not-listed/fires-other-team"), finding: "app-not-listed",
            help: ["7D3KX9QW2M.com.example.app"]),
        CommonCause(
            number: 12, cause: "simulator", thread: "https://github.com/avioli/uni_links/issues/95",
            situation: .fixture("AD707-simulator-build/fires-team"), finding: "simulator-build",
            help: ["try it on a device", "archive"]),
        CommonCause(
            number: 13, cause: "redirect to www, a setting of the dashboard",
            thread: "https://github.com/GSTJ/pegada/pull/260",
            situation: .response(
                StackResponse(
                    stack: "vercel", source: "", status: 308, headers: [("Server", "Vercel"), ("X-Vercel-Id", "a")]),
                redirect: "https://www.example.com/.well-known/apple-app-site-association"),
            finding: "redirected", help: ["on Vercel: ", "under Domains", "entitlement"]),
        CommonCause(
            number: 14, cause: "a subdomain needs its own file",
            thread: "https://github.com/avioli/uni_links/issues/183",
            situation: .response(
                StackResponse(stack: "", source: "", host: "dev.example.com"), to: "applinks:dev.example.com"),
            finding: "status-not-found", help: ["https://dev.example.com/.well-known/apple-app-site-association"]),
        CommonCause(
            number: 15, cause: "fails on first launch, or on some devices",
            thread: "https://github.com/f-23/react-native-passkey/issues/96",
            situation: .fixture("AD012-logged-association-unverified/fires-try-again"),
            finding: "logged-association-unverified", help: ["wait a minute and launch the app again"]),
        CommonCause(
            number: 16, cause: "Firebase Dynamic Links were shut down",
            thread: "https://github.com/vexl-it/vexl/issues/601",
            situation: .response(
                StackResponse(stack: "", source: "", host: "example.page.link"), to: "applinks:example.page.link"),
            finding: "status-not-found",
            help: ["on Firebase Dynamic Links: ", "remove this domain from the entitlement", "a domain of your own"]),
        CommonCause(
            number: 17, cause: "a firewall refuses Apple's fetcher",
            thread: "http://www.aninterestingwebsite.com/forums/thread/821908",
            situation: .refusal(
                StackResponse(
                    stack: "cloudflare", source: "", status: 403,
                    headers: [("Server", "cloudflare"), ("CF-RAY", "8a1b2c3d4e5f6789-FRA")])),
            finding: "apple-bot-refused", help: ["on Cloudflare: ", "Skip", "Bot Fight Mode"],
            snippet: "http.request.uri.path eq"),
        CommonCause(
            number: 18, cause: "service not listed", thread: "https://github.com/peanutprotocol/peanut-ui/pull/2364",
            situation: .fixture("AD601-app-not-listed/fires-under-another-service"), finding: "app-not-listed",
            help: ["add", "webcredentials"]),
        CommonCause(
            number: 19, cause: "invalid JSON", thread: "https://github.com/Crossbell-Box/xLog/pull/583",
            situation: .fixture("AD301-json-trailing-comma/fires-in-array"), finding: "json-trailing-comma",
            help: ["remove"]),
        CommonCause(
            number: 20, cause: "/* takes pages that belong to the browser",
            thread: "https://github.com/Volksverpetzer/vvp_app/pull/358",
            situation: .fixture("AD507-links-take-browser-pages/fires-sitemap"), finding: "links-take-browser-pages",
            help: ["exclude them before it", "/.well-known/*", "/unsubscribe", "\"exclude\": true"]),
        CommonCause(
            number: 21, cause: "a query * matches an absent item",
            thread: "https://github.com/element-hq/element-call/pull/1693",
            situation: .fixture("AD531-query-presence-not-required/fires-star"),
            finding: "query-presence-not-required", help: ["write “?*” if the item must be present"]),
        CommonCause(
            number: 22, cause: "S3 answers 403 behind CloudFront",
            thread: "https://github.com/anomalyco/sst/issues/5869",
            situation: .response(
                StackResponse(
                    stack: "aws-s3", source: "", status: 403,
                    headers: [
                        ("Server", "AmazonS3"), ("Via", "1.1 a.cloudfront.net (CloudFront)"), ("X-Amz-Cf-Id", "a"),
                    ])),
            finding: "status-forbidden", help: ["on Amazon S3: ", "s3:ListBucket"],
            snippet: "--content-type application/json"),
        CommonCause(
            number: 23, cause: "localhost", thread: "https://github.com/peterferguson/react-native-passkeys/issues/24",
            situation: .fixture("AD143-entitlement-invalid-host/fires-no-dot"), finding: "entitlement-invalid-host",
            help: ["a host name that devices can reach over https", "localhost"]),
        CommonCause(
            number: 24, cause: "old and new format confused",
            thread: "https://github.com/ionic-team/capacitor-docs/issues/193",
            situation: .fixture("AD466-app-ids-with-paths/fires-paths-alone"), finding: "app-ids-with-paths",
            help: ["write “components” instead"]),
        CommonCause(
            number: 26, cause: "a single-page app answers with its page",
            thread: "https://github.com/open-chat-labs/open-chat/pull/9241",
            situation: .response(
                StackResponse(
                    stack: "", source: "", status: 200, headers: [("Content-Type", "text/html")],
                    body: "<!doctype html><html><body><div id=app></div></body></html>")),
            finding: "body-html", help: ["serve the JSON file at this path, before an application"]),
        CommonCause(
            number: 27, cause: "password saved for another domain",
            thread: "https://github.com/ionic-team/capacitor/issues/6833",
            situation: .fixture("AD172-passwords-saved-elsewhere/fires-applinks"), finding: "passwords-saved-elsewhere",
            help: ["add “webcredentials:example.com”"]),
        CommonCause(
            number: 29, cause: "a URL in the entitlement", thread: "https://github.com/flutter/flutter/issues/119117",
            situation: .fixture("AD120-entitlement-has-scheme/fires-https"), finding: "entitlement-has-scheme",
            help: ["write", "example.com"]),
        CommonCause(
            number: 30, cause: "certificate", thread: "https://github.com/corbado/flutter-passkeys/issues/179",
            situation: .fixture("AD216-certificate-expired/fires-own-certificate"), finding: "certificate-expired",
            help: ["renew the certificate, and reload the web server"]),
    ]
}

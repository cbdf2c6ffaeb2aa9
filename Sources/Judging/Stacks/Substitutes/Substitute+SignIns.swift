import Findings

extension Substitute {
    static let signIns: [Substitute] = [
        Substitute(
            kind: .signIn, title: "Cloudflare Access",
            signs: [.redirect(host: "cloudflareaccess.com"), .redirect(host: "", path: "/cdn-cgi/access/login")],
            advice:
                "in Cloudflare Zero Trust, add an Access application for the path .well-known/apple-app-site-association with a policy that has the action Bypass and includes everyone",
            citation: Citation(
                "Cloudflare: Access policies, Bypass",
                "https://developers.cloudflare.com/cloudflare-one/policies/access/"
            )),
        Substitute(
            kind: .signIn, title: "Azure App Service authentication",
            signs: [
                .redirect(host: "", path: "/.auth/login/"), .redirect(host: "", path: ".auth%2flogin%2f"),
            ],
            advice:
                "add “/.well-known/apple-app-site-association” to globalValidation.excludedPaths of the app's authentication settings (authsettingsV2)",
            citation: Citation(
                "Microsoft: GlobalValidation, excludedPaths",
                "https://learn.microsoft.com/en-us/javascript/api/@azure/arm-appservice/globalvalidation")),
        Substitute(
            kind: .signIn, title: "Google Identity-Aware Proxy", signs: [.header("x-goog-iap-generated-response")],
            advice:
                "route the path to a backend service for which Identity-Aware Proxy is off; it is switched on for each backend service, not for each path",
            citation: Citation(
                "Google Cloud: IAP query parameters and headers",
                "https://cloud.google.com/iap/docs/query-parameters-and-headers-howto")),
        Substitute(
            kind: .signIn, title: "Vercel deployment protection",
            signs: [
                .redirect(host: "vercel.com", path: "/sso-api"),
                .headerValue("set-cookie", contains: "_vercel_sso_nonce"),
                .errorBody(contains: "vercel.com/sso-api"),
            ], stack: "vercel",
            advice:
                "name the production domain in the entitlement, or turn Vercel Authentication off for this domain's deployments in Settings, Deployment Protection",
            citation: .vercelAuthentication),
        Substitute(
            kind: .signIn, title: nil, signs: [.redirectToSignIn, .signInPage],
            advice:
                "serve the file with status 200 without a sign-in: put the rule for this path before the one that asks for it",
            citation: .supportingDomains),
    ]
}

import Findings

extension Provider {
    /// The providers that are known.
    package static let all: [Provider] = [
        Provider(
            title: "Auth0", domains: ["auth0.com"],
            advice:
                "enter the Team ID and the bundle identifier of the app under Applications, your application, Advanced Settings, Device Settings",
            citation: Citation(
                "Auth0: Enable Universal Links Support in Apple Xcode",
                "https://auth0.com/docs/get-started/applications/enable-universal-links-support-in-apple-xcode")),
        Provider(
            title: "Okta", domains: ["okta.com", "oktapreview.com", "okta-emea.com"],
            signs: [.header("x-okta-request-id")],
            advice:
                "add a custom domain with a brand of its own, set the brand's apple-app-site-association, and name that domain in the entitlement; the file of the default brand can't be changed",
            citation: Citation(
                "Okta: Customize associated domains",
                "https://developer.okta.com/docs/guides/custom-well-known-uri/main/")),
        Provider(
            title: "Amazon Cognito", domains: ["amazoncognito.com"],
            advice:
                "use a domain of your own: serve the file there, make it the relying party of the user pool's passkeys, and name it in the entitlement; no setting of a user pool's prefix domain lists an app",
            citation: Citation(
                "Amazon Cognito: WebAuthnConfigurationType, RelyingPartyId",
                "https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_WebAuthnConfigurationType.html"
            )),
        Provider(
            title: "Firebase Dynamic Links", domains: ["page.link"], isClosed: true,
            advice:
                "remove this domain from the entitlement and serve the links from a domain of your own: the service was shut down on 25 August 2025, so no association with it can hold",
            citation: Citation(
                "Firebase: Dynamic Links Deprecation FAQ", "https://firebase.google.com/support/dynamic-links-faq")),
        Provider(
            title: "Branch", domains: ["app.link", "bnc.lt"],
            advice:
                "check Enable Universal Links in the iOS redirects of the dashboard's link settings, and enter the bundle identifier and the Apple App Prefix of the app",
            citation: Citation(
                "Branch: Apple Universal Links", "https://help.branch.io/developer-hub/ios-universal-links")),
        Provider(
            title: "AppsFlyer OneLink", domains: ["onelink.me"],
            advice:
                "in the OneLink template of this subdomain, choose to launch the app using iOS Universal Links, and enter its Team ID and bundle identifier",
            citation: Citation(
                "AppsFlyer: OneLink, initial app setup", "https://dev.appsflyer.com/docs/initial-setup-2")),
        Provider(
            title: "Adjust", domains: ["go.link", "adj.st"],
            advice:
                "in the app's iOS platform settings of the Adjust dashboard, enter the bundle identifier and the App ID prefix, and choose this branded domain for the app",
            citation: Citation(
                "Adjust: Configure deep link settings",
                "https://dev.adjust.com/en/sdk/ios/features/deep-links/configure-deep-link-settings")),
        Provider(
            title: "Shopify", domains: ["myshopify.com"],
            advice:
                "create a MobilePlatformApplication with the app's identifier in the Admin API (appId, universalLinksEnabled, sharedWebCredentialsEnabled), and name the shop's custom domain in the entitlement, which shared web credentials need",
            citation: Citation(
                "Shopify: MobilePlatformApplication",
                "https://shopify.dev/docs/api/admin-graphql/latest/unions/MobilePlatformApplication")),
        Provider(
            title: "Expo EAS Hosting", domains: ["expo.app"],
            advice:
                "put the file into public/.well-known/apple-app-site-association of the project, then run npx expo export --platform web and eas deploy --prod",
            citation: Citation(
                "Expo: iOS Universal Links", "https://docs.expo.dev/linking/ios-universal-links/")),
        Provider(
            title: "ZITADEL", domains: ["zitadel.cloud"],
            advice:
                "enter the Team ID and the bundle identifier under Native App Links of the app's OIDC settings in the console",
            citation: Citation(
                "ZITADEL: Native app links for passkeys",
                "https://zitadel.com/docs/guides/integrate/login/oidc/native-app-links")),
    ]
}

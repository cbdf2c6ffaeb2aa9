package import Findings

extension Citation {
    package static let entitlement = Citation(
        "Apple: Associated Domains Entitlement",
        "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains")
    package static let configuringDomain = Citation(
        "Apple: Configuring an associated domain",
        "https://developer.apple.com/documentation/xcode/configuring-an-associated-domain")
    package static let supportingDomains = Citation(
        "Apple: Supporting associated domains",
        "https://developer.apple.com/documentation/xcode/supporting-associated-domains")
    package static let debuggingUniversalLinks = Citation(
        "Apple TN3155: Debugging universal links",
        "https://developer.apple.com/documentation/technotes/tn3155-debugging-universal-links")
    package static let applinks = Citation(
        "Apple: applinks", "https://developer.apple.com/documentation/bundleresources/applinks")
    package static let components = Citation(
        "Apple: applinks.Details.Components",
        "https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary"
    )
    package static let universalLinksGuide = Citation(
        "Apple: App Search Programming Guide, Support Universal Links (archived)",
        "https://developer.apple.com/library/archive/documentation/General/Conceptual/AppSearch/UniversalLinks.html")
    package static let appClipWebsite = Citation(
        "Apple: Associating your App Clip with your website",
        "https://developer.apple.com/documentation/appclip/associating-your-app-clip-with-your-website")
    package static let passwordAutoFillDomains = Citation(
        "Apple: Setting up an app’s associated domains",
        "https://developer.apple.com/documentation/security/password_autofill/setting_up_an_app_s_associated_domains")
    package static let passwordAutoFillWorkflow = Citation(
        "Apple: About the Password AutoFill workflow",
        "https://developer.apple.com/documentation/security/password_autofill/about_the_password_autofill_workflow")
    package static let passkeys = Citation(
        "Apple: Supporting passkeys",
        "https://developer.apple.com/documentation/authenticationservices/supporting-passkeys")
    package static let httpsCallback = Citation(
        "Apple: ASWebAuthenticationSession.Callback.https(host:path:)",
        "https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession/callback/https(host:path:)"
    )
    package static let messageFilter = Citation(
        "Apple: Creating a message filter app extension",
        "https://developer.apple.com/documentation/identitylookup/creating-a-message-filter-app-extension")
    package static let managedDomains = Citation(
        "Apple: AssociatedDomains payload",
        "https://developer.apple.com/documentation/devicemanagement/associateddomains")
    package static let handoff = Citation(
        "Apple: Adopting Handoff (archived)",
        "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/Handoff/AdoptingHandoff/AdoptingHandoff.html"
    )
    package static let wwdc18PasswordAutoFill = Citation(
        "WWDC18 204: Automatic Strong Passwords and Security Code AutoFill",
        "https://developer.apple.com/videos/play/wwdc2018/204")
    package static let wwdc19UniversalLinks = Citation(
        "WWDC19 717: What’s New in Universal Links", "https://developer.apple.com/videos/play/wwdc2019/717")
    package static let wwdc20UniversalLinks = Citation(
        "WWDC20 10098: What’s new in Universal Links", "https://developer.apple.com/videos/play/wwdc2020/10098")
    /// Recorded runs of `swcutil` on macOS 27.0.
    package static let recordedRuns = Citation(
        "Recorded runs of Apple’s swcutil (blazingly-aasa, conformance)",
        "https://github.com/sergii-ziborov/blazingly-aasa")
    /// Assertions against Apple's `swcutil`, run on macOS CI machines.
    package static let recordedSuite = Citation(
        "Assertions against Apple’s swcutil on macOS runners (universal-links-test)",
        "https://github.com/st-tech/universal-links-test")
    package static let crawl = Citation(
        "A crawl of 100,000 sites (apple-app-site-association-database)",
        "https://github.com/jipegit/apple-app-site-association-database")
    /// Where AutoFill is switched on: iOS 12 and 13, iOS 14 to 17, iOS 18 and later.
    package static let settingsOfAutoFill = [
        Citation(
            "Report: AutoFill under “Passwords & Accounts” (iOS 12)",
            "https://github.com/mozilla-lockwise/lockwise-ios/releases/tag/1.3.2340"),
        Citation(
            "Apple: Keep your device, app and website passwords secure (Settings > Passwords)",
            "https://support.apple.com/guide/personal-safety/ipsec74bc4cf/web"),
        Citation("Apple: iPhone User Guide for iOS 18, Automatically fill in strong passwords", nil),
    ]
    /// A report of a firewall that refused Apple's CDN.
    package static let refusedCDN = Citation(
        "Report: the AASA file fails on Apple’s CDN with 403 Forbidden",
        "https://search.desenvolvedor.org/ios-universal-link-opens-in-safari-aasa-fails-on-apple-cdn-with-403-forbidden-but-validates-elsewher-2548.html"
    )
    /// A report of old CDN copies.
    package static let oldCDNCopy = Citation(
        "Stack Overflow 68368233: Apple’s CDN keeps an old file", "https://stackoverflow.com/questions/68368233")
    package static let nativeAuthSignUpTutorial = Citation(
        "Microsoft: Add sign-up in an iOS app by using native authentication",
        "https://learn.microsoft.com/entra/identity-platform/tutorial-native-authentication-ios-macos-sign-up")
    package static let smartQuotesReport = Citation(
        "A file with typographic quotation marks", "https://github.com/FlickType/FlickTypeKit/issues/9")
    package static let bundleIdentifier = Citation(
        "Apple: Glossary, bundle ID", "https://developer.apple.com/help/glossary/bundle-id")
    package static let json = Citation("RFC 8259: JSON", "https://www.rfc-editor.org/rfc/rfc8259")
    package static let uri = Citation("RFC 3986: Uniform Resource Identifier", "https://www.rfc-editor.org/rfc/rfc3986")
    package static let certificates = Citation(
        "RFC 5280: X.509 certificates", "https://www.rfc-editor.org/rfc/rfc5280")
    package static let transportSecurity = Citation(
        "Apple: Preventing Insecure Network Connections",
        "https://developer.apple.com/documentation/security/preventing-insecure-network-connections")
    package static let trustedCertificates = Citation(
        "Apple: Requirements for trusted certificates in iOS 13 and macOS 10.15",
        "https://support.apple.com/en-us/103769")
    package static let limitedCertificates = Citation(
        "Apple: About upcoming limits on trusted certificates", "https://support.apple.com/en-us/102028")
    package static let messageSemantics = Citation(
        "RFC 9110: HTTP semantics", "https://www.rfc-editor.org/rfc/rfc9110")
    package static let profiles = Citation(
        "Apple TN3125: Inside Code Signing: Provisioning Profiles",
        "https://developer.apple.com/documentation/technotes/tn3125-inside-code-signing-provisioning-profiles")
    package static let sceneMigration = Citation(
        "Apple TN3187: Migrating to the UIKit scene-based life cycle",
        "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle")
    package static let flutterDeepLinking = Citation(
        "Flutter: Deep links flag change", "https://docs.flutter.dev/release/breaking-changes/deep-links-flag-change")
    /// What AWS WAF sends in place of the site.
    package static let wafChallenge = Citation(
        "AWS WAF: CAPTCHA and Challenge action behavior",
        "https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html")
    /// What DataDome's servers answer about a request that is refused.
    package static let dataDomeResponse = Citation(
        "DataDome: Protection API", "https://docs.datadome.co/reference/validate-request")
    /// What visitors of a protected deployment get.
    package static let vercelAuthentication = Citation(
        "Vercel: Vercel Authentication",
        "https://vercel.com/docs/deployment-protection/methods-to-protect-deployments/vercel-authentication")
    package static let appClipParent = Citation(
        "Apple: Parent Application Identifiers Entitlement",
        "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.parent-application-identifiers"
    )
    package static let autoFillProvider = Citation(
        "Apple: AutoFill Credential Provider Entitlement",
        "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.authentication-services.autofill-credential-provider"
    )
    /// A thread of the Apple Developer Forums, by its number.
    package static func forum(_ thread: String) -> Citation {
        Citation("Apple Developer Forums", "https://developer.apple.com/forums/thread/" + thread)
    }
    /// The servers of parking services, as gathered by a detector of parked domains.
    package static let parkedDomains = Citation(
        "Detection of parked domains", "https://github.com/carrie0307/parking-domain-detection")
    /// Reports by several developers that have no single address.
    package static let developerReports = Citation("Several developers’ reports", nil)
    package static let toolkit = Citation("This toolkit’s contract", nil)

    /// A note that names it as the source of an advice; none where it has no address.
    package var sourceNotes: [Note] { url.map { [Note("source: \(plain: title), \(plain: $0)")] } ?? [] }
}

/// Where a fact about Apple's systems is written.
public struct Source: Hashable, Sendable {
    /// What the source is, in a few words.
    public let title: String
    /// Its address; nil where there is no single one.
    public let url: String?

    /// Names a source.
    public init(_ title: String, _ url: String?) {
        self.title = title
        self.url = url
    }
}

extension Source {
    /// Associated Domains Entitlement.
    public static let entitlement = Source(
        "Apple: Associated Domains Entitlement",
        "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains")
    /// Configuring an associated domain.
    public static let configuringDomain = Source(
        "Apple: Configuring an associated domain",
        "https://developer.apple.com/documentation/xcode/configuring-an-associated-domain")
    /// Supporting associated domains.
    public static let supportingDomains = Source(
        "Apple: Supporting associated domains",
        "https://developer.apple.com/documentation/xcode/supporting-associated-domains")
    /// TN3155.
    public static let debuggingUniversalLinks = Source(
        "Apple TN3155: Debugging universal links",
        "https://developer.apple.com/documentation/technotes/tn3155-debugging-universal-links")
    /// The `applinks` object.
    public static let applinks = Source(
        "Apple: applinks", "https://developer.apple.com/documentation/bundleresources/applinks")
    /// Components.
    public static let components = Source(
        "Apple: applinks.Details.Components",
        "https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary"
    )
    /// The App Search guide of 2016, archived.
    public static let universalLinksGuide = Source(
        "Apple: App Search Programming Guide, Support Universal Links (archived)",
        "https://developer.apple.com/library/archive/documentation/General/Conceptual/AppSearch/UniversalLinks.html")
    /// App Clips and websites.
    public static let appClipWebsite = Source(
        "Apple: Associating your App Clip with your website",
        "https://developer.apple.com/documentation/appclip/associating-your-app-clip-with-your-website")
    /// Password AutoFill and associated domains, archived page.
    public static let passwordAutoFillDomains = Source(
        "Apple: Setting up an app’s associated domains",
        "https://developer.apple.com/documentation/security/password_autofill/setting_up_an_app_s_associated_domains")
    /// The workflow of Password AutoFill.
    public static let passwordAutoFillWorkflow = Source(
        "Apple: About the Password AutoFill workflow",
        "https://developer.apple.com/documentation/security/password_autofill/about_the_password_autofill_workflow")
    /// Passkeys.
    public static let passkeys = Source(
        "Apple: Supporting passkeys",
        "https://developer.apple.com/documentation/authenticationservices/supporting-passkeys")
    /// Callbacks by https.
    public static let httpsCallback = Source(
        "Apple: ASWebAuthenticationSession.Callback.https(host:path:)",
        "https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession/callback/https(host:path:)"
    )
    /// Message filter extensions.
    public static let messageFilter = Source(
        "Apple: Creating a message filter app extension",
        "https://developer.apple.com/documentation/identitylookup/creating-a-message-filter-app-extension")
    /// Managed associated domains.
    public static let managedDomains = Source(
        "Apple: AssociatedDomains payload",
        "https://developer.apple.com/documentation/devicemanagement/associateddomains")
    /// Handoff.
    public static let handoff = Source(
        "Apple: Adopting Handoff (archived)",
        "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/Handoff/AdoptingHandoff/AdoptingHandoff.html"
    )
    /// WWDC 2018, session 204.
    public static let wwdc18PasswordAutoFill = Source(
        "WWDC18 204: Automatic Strong Passwords and Security Code AutoFill",
        "https://developer.apple.com/videos/play/wwdc2018/204")
    /// WWDC 2019, session 717.
    public static let wwdc19UniversalLinks = Source(
        "WWDC19 717: What’s New in Universal Links", "https://developer.apple.com/videos/play/wwdc2019/717")
    /// WWDC 2020, session 10098.
    public static let wwdc20UniversalLinks = Source(
        "WWDC20 10098: What’s new in Universal Links", "https://developer.apple.com/videos/play/wwdc2020/10098")
    /// Recorded runs of `swcutil` on macOS 27.0.
    public static let recordedRuns = Source(
        "Recorded runs of Apple’s swcutil (blazingly-aasa, conformance)",
        "https://github.com/sergii-ziborov/blazingly-aasa")
    /// Assertions against the real tool on macOS runners.
    public static let recordedSuite = Source(
        "Assertions against Apple’s swcutil on macOS runners (universal-links-test)",
        "https://github.com/st-tech/universal-links-test")
    /// A crawl of 100,000 sites.
    public static let crawl = Source(
        "A crawl of 100,000 sites (apple-app-site-association-database)",
        "https://github.com/jipegit/apple-app-site-association-database")
    /// Typographic quotation marks in a file.
    public static let smartQuotesReport = Source(
        "A file with typographic quotation marks", "https://github.com/FlickType/FlickTypeKit/issues/9")
    /// RFC 8259.
    public static let json = Source("RFC 8259: JSON", "https://www.rfc-editor.org/rfc/rfc8259")
    /// RFC 3986.
    public static let uri = Source("RFC 3986: Uniform Resource Identifier", "https://www.rfc-editor.org/rfc/rfc3986")
    /// RFC 5280.
    public static let certificates = Source(
        "RFC 5280: X.509 certificates", "https://www.rfc-editor.org/rfc/rfc5280")
    /// App Transport Security.
    public static let transportSecurity = Source(
        "Apple: Preventing Insecure Network Connections",
        "https://developer.apple.com/documentation/security/preventing-insecure-network-connections")
    /// What Apple's systems ask of certificates.
    public static let trustedCertificates = Source(
        "Apple: Requirements for trusted certificates in iOS 13 and macOS 10.15",
        "https://support.apple.com/en-us/103769")
    /// Provisioning profiles.
    public static let profiles = Source(
        "Apple TN3125: Inside Code Signing: Provisioning Profiles",
        "https://developer.apple.com/documentation/technotes/tn3125-inside-code-signing-provisioning-profiles")
    /// The parent of an App Clip.
    public static let appClipParent = Source(
        "Apple: Parent Application Identifiers Entitlement",
        "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.parent-application-identifiers"
    )
    /// Credential providers.
    public static let autoFillProvider = Source(
        "Apple: AutoFill Credential Provider Entitlement",
        "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.authentication-services.autofill-credential-provider"
    )
    /// Apple's developer forums, on one of these questions.
    public static func forum(_ thread: String) -> Source {
        Source("Apple Developer Forums", "https://developer.apple.com/forums/thread/" + thread)
    }
    /// Several developers' reports that have no single address.
    public static let developerReports = Source("Several developers’ reports", nil)
    /// The toolkit itself.
    public static let toolkit = Source("This toolkit’s contract", nil)
}

import Findings
import Judging

extension StructureChecks {
    /// An app identifier begins with a number that is no prefix.
    static let appIdentifierStoreId = Check(
        "AD441", "app-identifier-store-id", .error, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            The part of an app identifier before the first full stop has digits and nothing else, and not ten of them, \
            like an App Store number. Ten digits, which may be a prefix, are reported as `app-identifier-ten-digits`, \
            unless a page in the site's folder names an app by them: `app-id=1234567890`, `apps.apple.com/…/id1234567890`.

            ## Why it matters
            An app’s number in the App Store is not its Application Identifier Prefix. In a crawl of 100,000 sites, \
            about half of the malformed prefixes were of this kind. A prefix has ten characters, so the identifier \
            can’t match any app.

            ## How to fix it
            Write the prefix that the app is signed with (`application-identifier` in its entitlements). It is usually \
            the Team ID, which Apple’s developer site shows under Membership:

                364147881.com.example.app      the number of an App Store page
                7D3KX9QW2M.com.example.app     right
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard case .storeID(let digits, let page) = identifier.flaw else { return nil }
        let count: Message = digits == 1 ? "one digit" : "\(digits) digits"
        let number: Message = page == nil ? "\(count), like an App Store number" : "an App Store number"
        return Observation(
            "\(identifier.text) begins with \(number), instead of a prefix",
            at: identifier.place, label: "matches no app",
            notes: (page.map { [Note("\(plain: $0) names an app by this number")] } ?? []) + identifier.consequence,
            help: "write the Application Identifier Prefix that the app is signed with, usually the Team ID")
    }
}

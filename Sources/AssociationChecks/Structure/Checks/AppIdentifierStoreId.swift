import Findings

extension Check {
    /// The prefix of an app identifier is a number.
    static let appIdentifierStoreId = Check(
        "AD441", "app-identifier-store-id", .warning, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            The part of an app identifier before the first full stop has nine or ten digits and nothing else, like an \
            App Store number.

            ## Why it matters
            An app’s number in the App Store is not its Application Identifier Prefix. In a crawl of 100,000 sites, \
            about half of the malformed prefixes were of this kind. With nine digits the identifier can’t match any \
            app, because a prefix has ten characters. With ten it may be genuine, so this is only a warning.

            ## How to fix it
            Compare it with the `application-identifier` entitlement of the signed app. The prefix is usually the Team \
            ID, which Apple’s developer site shows under Membership.
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard case .storeID(let digits) = identifier.flaw else { return [] }
        return [
            Observation(
                digits == 10
                    ? "\(identifier.text) begins with ten digits: a genuine prefix, or an App Store number?"
                    : "\(identifier.text) begins with \(digits) digits, like an App Store number, instead of a prefix",
                at: identifier.place, label: digits == 10 ? "compare with the signed app" : "matches no app",
                help: "write the Application Identifier Prefix that the app is signed with, usually the Team ID")
        ]
    }
}

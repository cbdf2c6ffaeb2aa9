import Findings
import Judging

extension StructureChecks {
    /// The prefix of an app identifier has ten digits and no letter.
    static let appIdentifierTenDigits = Check(
        "AD443", "app-identifier-ten-digits", .warning, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            The prefix of an app identifier consists of ten digits, like the number of an app in the App Store.

            ## Why it matters
            An app’s number in the App Store is not its Application Identifier Prefix, and many of these numbers have \
            ten digits today. Apple’s prefixes mix letters and digits, but ten digits may be genuine, so this is only \
            a warning. If it is an App Store number, the identifier matches no app.

            ## How to fix it
            Compare it with the `application-identifier` entitlement of the signed app. The prefix is usually the Team \
            ID, which Apple’s developer site shows under Membership.
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .tenDigits else { return nil }
        return Observation(
            "\(identifier.text) begins with ten digits: a genuine prefix, or an App Store number?",
            at: identifier.place, label: "compare with the signed app",
            help: "if the app is signed with another prefix, usually its Team ID, write that one")
    }
}

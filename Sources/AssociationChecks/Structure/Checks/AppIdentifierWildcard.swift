import Findings

extension Check {
    /// An asterisk stands in an app identifier.
    static let appIdentifierWildcard = Check(
        "AD435", "app-identifier-wildcard", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks],
        explanation: """
            ## What it finds
            A string among the apps holds an asterisk, as in `ABCDE12345.*` or `ABCDE12345.com.example.*`.

            ## Why it matters
            Wildcards exist in App IDs and provisioning profiles, and in the patterns of universal links. For the \
            identifiers of an association file Apple documents none: each app is listed with its full identifier. An \
            installed app’s identifier never holds an asterisk, so the string is equal to none.

            ## How to fix it
            List each app by its full identifier, extensions and App Clips too where a service needs them:

                "apps": ["ABCDE12345.com.example.app", "ABCDE12345.com.example.app.Clip"]
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .wildcard else { return [] }
        return [
            Observation(
                "\(identifier.text) has an asterisk; app identifiers know no wildcard", at: identifier.place,
                label: "can be no app’s", help: "list each app by its full identifier")
        ]
    }
}

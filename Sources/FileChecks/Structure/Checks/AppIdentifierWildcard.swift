import Findings
import Judging

extension StructureChecks {
    /// An app identifier contains an asterisk.
    static let appIdentifierWildcard = Check(
        "AD435", "app-identifier-wildcard", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks],
        explanation: """
            ## What it finds
            A string in a list of apps contains an asterisk, as in `ABCDE12345.*` or `ABCDE12345.com.example.*`.

            ## Why it matters
            Wildcards exist in App IDs and provisioning profiles, and in the patterns of universal links. For the \
            identifiers in an association file Apple documents none: each app is listed with its full identifier. The \
            identifier of an installed app never contains an asterisk, so the string matches none.

            ## How to fix it
            List each app by its full identifier, and its extensions and App Clips too where a service needs them:

                "apps": ["ABCDE12345.com.example.app", "ABCDE12345.com.example.app.Clip"]
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .wildcard else { return nil }
        return Observation(
            "\(identifier.text) has an asterisk; app identifiers have no wildcards", at: identifier.place,
            label: "matches no app", notes: identifier.consequence, help: "list each app by its full identifier")
    }
}

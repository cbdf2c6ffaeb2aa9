import Findings
import Judging

extension StructureChecks {
    /// A string in a list of apps is template text that was never replaced.
    static let appIdentifierPlaceholder = Check(
        "AD431", "app-identifier-placeholder", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            A string in a list of apps still contains the words or marks of a template: `<TEAM_ID>.com.example.app`, \
            `TEAMID.com.example.app`, `$(TeamIdentifierPrefix)com.example.app`, `ABCD1234.com.example.app`.

            ## Why it matters
            No app can have this identifier, so it associates nothing. It is the most common of all mistakes in \
            published files: of 37 malformed identifiers in 251 collected files, 21 were placeholders. If a build step \
            was supposed to fill it in, that step didn’t run, or it ran on another file.

            ## How to fix it
            Write the identifier that the app is signed with: the Application Identifier Prefix (ten characters, \
            usually the Team ID, shown under Membership on Apple’s developer site), a full stop and the bundle \
            identifier. If a template or a build step fills it in, check what the server actually sends.
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .placeholder else { return nil }
        return Observation(
            "\(identifier.text) is a placeholder, not an app identifier", at: identifier.place,
            label: "matches no app", notes: identifier.consequence,
            help: "write the app’s own ten-character prefix, “.” and its bundle identifier")
    }
}

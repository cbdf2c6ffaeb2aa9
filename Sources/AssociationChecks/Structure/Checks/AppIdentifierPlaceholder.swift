import Findings

extension Check {
    /// A string among the apps was never replaced in a template.
    static let appIdentifierPlaceholder = Check(
        "AD431", "app-identifier-placeholder", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            A string among the apps still has the words or marks of a template: `<TEAM_ID>.com.example.app`, \
            `TEAMID.com.example.app`, `$(TeamIdentifierPrefix)com.example.app`, `ABCD1234.com.example.app`.

            ## Why it matters
            It can be the identifier of no app, so it associates nothing. It is the most common of all mistakes in \
            published files: of 37 malformed identifiers in 251 collected files 21 were placeholders. Where a build \
            step was to fill it in, that step did not run, or runs on another file.

            ## How to fix it
            Write the identifier as the app is signed: the Application Identifier Prefix (ten characters, mostly the \
            Team ID, shown under Membership on Apple’s developer site), a full stop, and the bundle identifier. If a \
            template or build step fills it in, look at what the server really sends.
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .placeholder else { return [] }
        return [
            Observation(
                "\(identifier.text) is a placeholder, not an app identifier", at: identifier.place,
                label: "can be no app’s",
                help: "write the app’s own prefix of ten characters, “.” and its bundle identifier")
        ]
    }
}

import Findings
import Judging

extension StructureChecks {
    /// An app identifier looks like one from an example.
    static let appIdentifierSample = Check(
        "AD440", "app-identifier-sample", .warning, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            An app identifier is well formed, but its prefix is one of those that documentation and templates use, \
            such as `ABCDE12345` or `FAKETEAMID`. The bundle identifier alone is no sign: apps of real teams are in \
            production as `com.yourcompany.app`. An app that was named for this check is never reported.

            ## Why it matters
            The prefixes that Apple assigns look random. One that runs through the alphabet or contains “team” was \
            most likely copied from an example, and then the entry applies to none of your apps. The file alone can’t \
            prove that, so this is only a warning.

            ## How to fix it
            Compare it with the `application-identifier` entitlement of the signed app. If it is an example, replace \
            it with your own identifier or remove it.
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .sample else { return nil }
        return Observation(
            "\(identifier.text) looks like an example from documentation", at: identifier.place,
            label: "copied from an example?", help: "write the prefix and bundle identifier of your own app")
    }
}

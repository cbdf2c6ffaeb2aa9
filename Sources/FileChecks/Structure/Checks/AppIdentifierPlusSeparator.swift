import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// A plus sign separates the prefix from the bundle identifier.
    static let appIdentifierPlusSeparator = Check(
        "AD433", "app-identifier-plus-separator", .error, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .developerReports],
        explanation: """
            ## What it finds
            A string in a list of apps joins the prefix and the bundle identifier with a plus sign: \
            `ABCDE12345+com.example.app`.

            ## Why it matters
            Instructions that say “Team ID + bundle ID” are easily taken literally. Apple documents a full stop. \
            Developers report that the form with a plus sign does not work; compared as a string, it equals no app’s \
            identifier.

            ## How to fix it
            Write a full stop:

                ABCDE12345+com.example.app     wrong
                ABCDE12345.com.example.app     right
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard case .plusSeparator(let repaired) = identifier.flaw else { return nil }
        return Observation(
            "\(identifier.text) has a plus sign between the prefix and the bundle identifier", at: identifier.place,
            label: "matches no app", notes: identifier.consequence,
            help: "write a full stop instead: \(plain: "\"\(repaired)\"")",
            repair: .writing(repaired, at: identifier.located.span))
    }
}

import Findings
import TextFormats

extension Check {
    /// A plus sign stands between prefix and bundle identifier.
    static let appIdentifierPlusSeparator = Check(
        "AD433", "app-identifier-plus-separator", .error, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .developerReports],
        explanation: """
            ## What it finds
            A string among the apps joins the prefix and the bundle identifier with a plus sign: \
            `ABCDE12345+com.example.app`.

            ## Why it matters
            Instructions that say “Team ID + bundle ID” are easily taken literally. Apple documents a full stop. \
            Developers report that the form with a plus sign does not work; as a string it is equal to no app’s \
            identifier.

            ## How to fix it
            Write a full stop:

                ABCDE12345+com.example.app     wrong
                ABCDE12345.com.example.app     right
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard case .plusSeparator(let repaired) = identifier.flaw else { return [] }
        return [
            Observation(
                "\(identifier.text) has a plus sign between prefix and bundle identifier", at: identifier.place,
                label: "can be no app’s", help: "write a full stop: \(plain: "\"\(repaired)\"")",
                repair: .writing(repaired, at: identifier.located.span))
        ]
    }
}

import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let prefixIsNotTeam = Check(
        "AD702", "prefix-is-not-team", .warning, since: "0.1.0", evidence: .documented,
        citations: [.universalLinksGuide, .applinks],
        explanation: """
            ## What it finds
            The application identifier of the signed app starts with a prefix other than the Team ID. Apps from before \
            2011 have prefixes of their own and keep them.

            ## Why it matters
            The AASA file must list the prefix, not the Team ID: Apple compares the whole identifier. Copying the Team \
            ID from the developer account produces an identifier that no app has. Nothing is wrong with the app \
            itself.

            ## How to fix it
            In every AASA file, write the identifier that the app was signed with:

                codesign -d --entitlements - --xml App.app

            Read `application-identifier` in the output. Apps in one file may have different prefixes; list each as it \
            is.
            """,
        of: \.apps
    ) { subject in
        guard subject.claimsDomains, let written = subject.app.entitlements?.applicationIdentifier,
            let identifier = AppIdentifier(written.string), let team = subject.app.teamIdentifier,
            !identifier.prefix.utf8.elementsEqual(team.utf8)
        else { return nil }
        return Observation(
            "the app identifier \(identifier.raw) starts with a prefix other than the Team ID \(plain: team)",
            at: written.place, label: "older prefix",
            help: "list it in AASA files exactly as \(identifier.raw), not with the prefix \(team)")
    }
}

import AssociationModel
import Findings
import TextFormats

extension Check {
    /// The prefix of the app is not its team.
    static let prefixIsNotTeam = Check(
        "AD702", "prefix-is-not-team", .warning, since: "0.1.0", evidence: .documented,
        citations: [.universalLinksGuide, .applinks],
        explanation: """
            ## What it finds
            The application identifier of the signed app begins with another prefix than the Team ID. Apps from before 2011 have \
            such prefixes of their own, and keep them.

            ## Why it matters
            The AASA file must list the prefix, not the Team ID: Apple compares the whole identifier. Whoever copies the Team ID \
            from the developer account writes an identifier that no app has. Nothing is wrong with the app itself.

            ## How to fix it
            In every AASA file write the identifier that the app was signed with:

                codesign -d --entitlements - --xml App.app

            Read `application-identifier` there. Apps in one file may have different prefixes; list each as it is.
            """,
        of: \.apps
    ) { subject in
        guard subject.claimsDomains, let written = subject.app.entitlements?.applicationIdentifier,
            let identifier = AppIdentifier(written.string), let team = subject.app.teamIdentifier,
            !identifier.prefix.utf8.elementsEqual(team.utf8)
        else { return [] }
        return [
            Observation(
                "the app identifier \(identifier.raw) begins with a prefix that is not the team, \(plain: team)",
                at: written.place, label: "an older prefix",
                help: "list it in AASA files exactly as \(identifier.raw), not with \(team)")
        ]
    }
}

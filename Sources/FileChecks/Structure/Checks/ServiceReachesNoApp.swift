import AssociationModel
import Findings
import Judging

extension StructureChecks {
    /// None of the identifiers that a service lists can be an app’s.
    static let serviceReachesNoApp = Check(
        "AD405", "service-reaches-no-app", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .applinks],
        explanation: """
            ## What it finds
            The file has a service that lists more than three app identifiers, and each of them is malformed, a \
            placeholder or a wildcard, or lacks its prefix. Of up to three, the finding about the first says that the \
            service works for no app.

            ## Why it matters
            Apple compares the identifiers as whole strings with those of the installed apps. None of these can equal \
            the identifier of a signed app, so the service is present but works for nobody: no password, link or App \
            Clip of the site reaches an app. The device logs no reason.

            ## How to fix it
            Correct the identifiers; the other findings say what is wrong with each. The right value is the \
            `application-identifier` entitlement of the built app, which `codesign -d --entitlements - App.app` shows: \
            ten characters, a full stop and the bundle identifier.
            """,
        of: \.listingSections
    ) { section in
        guard section.identifiers.count > ListedIdentifier.mostDeadTogether,
            section.identifiers.allSatisfy({ $0.flaw?.isDead ?? false })
        else { return nil }
        return Observation(
            """
            \(section.service.rawValue) reaches no app: none of its \(section.identifiers.count) identifiers matches \
            any
            """,
            at: section.place, label: "works for no app",
            notes: section.identifiers.prefix(3).map { Note("\($0.text) matches no app", at: $0.place) },
            help: "write each identifier as its app is signed: ten-character prefix, “.”, bundle identifier")
    }
}

import AssociationModel
import Findings

extension Check {
    /// Every identifier that a service lists is one that no app can have.
    static let serviceReachesNoApp = Check(
        "AD405", "service-reaches-no-app", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .applinks],
        explanation: """
            ## What it finds
            The file has a service that lists app identifiers, and each of them is malformed, a placeholder, a \
            wildcard or lacks its prefix.

            ## Why it matters
            Apple compares the identifiers with those of the installed apps as whole strings. None of these can be \
            equal to the identifier of a signed app, so the service is there and works for nobody: no password, link \
            or App Clip of the site reaches an app. The device logs no reason.

            ## How to fix it
            Correct the identifiers; the other findings say what is wrong about each. The right value is the \
            `application-identifier` entitlement of the built app, which `codesign -d --entitlements - App.app` \
            shows: ten characters, a full stop, and the bundle identifier.
            """,
        of: \.listingSections
    ) { section in
        guard section.identifiers.allSatisfy({ $0.flaw?.isDead ?? false }), let first = section.identifiers.first
        else { return [] }
        let count = section.identifiers.count
        return [
            Observation(
                count == 1
                    ? "\(section.service.rawValue) reaches no app: its only identifier, \(first.text), can be no app’s"
                    : "\(section.service.rawValue) reaches no app: none of its \(count) identifiers can be an app’s",
                at: section.place, label: "works for no app",
                notes: count == 1
                    ? [] : section.identifiers.prefix(3).map { Note("\($0.text) can be no app’s", at: $0.place) },
                help: "list identifiers as they are signed: a prefix of ten characters, “.”, the bundle identifier")
        ]
    }
}

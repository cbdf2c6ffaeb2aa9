import AssociationModel
import Findings
import TextFormats
import UniversalLinks

extension Check {
    /// An entry of “details” has no patterns.
    static let patternsMissing = Check(
        "AD470", "patterns-missing", .error, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .developerReports],
        explanation: """
            ## What it finds
            An entry of `details` has neither `components` nor `paths`, and nothing that was meant to be one of \
            them.

            ## Why it matters
            The entry does not say which links it is for. What a device does with it is documented nowhere: it may \
            take no link or every link. No recorded run settles it, so it must not be relied on.

            ## How to fix it
            Say which links the app opens. For all of them:

                {"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/*"}]}
            """,
        of: \.detailsEntries
    ) { subject in
        let entry = subject.entry
        guard !subject.isVacant, entry.components?.value.isNull ?? true, entry.paths?.value.isNull ?? true,
            subject.standIns.isDisjoint(with: ["components", "paths"])
        else { return [] }
        // An entry that names no app either is reported for that.
        guard entry.key != nil || entry.appIDs != nil || entry.appID != nil || !subject.standIns.isEmpty else {
            return []
        }
        return [
            Observation(
                "an entry of \("details") has neither \("components") nor \("paths")", at: subject.place,
                label: "which links it takes is not documented",
                help: "add \(plain: "\"components\": [{\"/\": \"/*\"}]") for every link, or the paths that are meant")
        ]
    }
}

import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// An entry of `details` has neither `components` nor `paths`.
    static let patternsMissing = Check(
        "AD470", "patterns-missing", .error, since: "0.1.0", evidence: .reported,
        citations: [.applinks, .developerReports],
        explanation: """
            ## What it finds
            An entry of `details` has neither `components` nor `paths`, and no key that was meant to be one of them.

            ## Why it matters
            The entry does not say which links it is for. Apple does not document what a device does with it: it may \
            match no link or every link. No recorded run settles it, so don’t rely on it.

            ## How to fix it
            Write which links the app opens. For all of them:

                {"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/*"}]}
            """,
        of: \.detailsEntries
    ) { subject in
        let entry = subject.entry
        guard !subject.isVacant, entry.components?.value.isNull ?? true, entry.paths?.value.isNull ?? true,
            subject.standIns.isDisjoint(with: ["components", "paths"])
        else { return nil }
        // `details-entry-without-app` reports an entry that names no app either.
        guard entry.key != nil || entry.appIDs != nil || entry.appID != nil || !subject.standIns.isEmpty else {
            return nil
        }
        return Observation(
            "an entry of \("details") has neither \("components") nor \("paths")", at: subject.place,
            label: "not documented which links it matches",
            help: "add \(plain: "\"components\": [{\"/\": \"/*\"}]") for every link, or list the paths you mean")
    }
}

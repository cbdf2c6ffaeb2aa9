import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// An entry of `details` combines `appIDs` with `paths`.
    static let appIdsWithPaths = Check(
        "AD466", "app-ids-with-paths", .note, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks],
        explanation: """
            ## What it finds
            An entry of `details` names its apps with `appIDs` (the new key) and its links with `paths` (the old one).

            ## Why it matters
            Apple advises against the mix: systems before iOS 13 read `paths` but not `appIDs`, so the old key gains \
            the entry nothing. Such files are found in production and work on newer systems, so this is only a note.

            ## How to fix it
            Write `components`:

                {"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}

            A pattern that begins with `NOT ` becomes a component with `"exclude": true`.
            """,
        of: \.detailsEntries
    ) { subject in
        guard subject.entry.key == nil, let appIDs = subject.entry.appIDs, !appIDs.value.isVacant,
            let paths = subject.entry.paths, !paths.value.isNull, subject.entry.components == nil,
            !subject.standIns.contains("components")
        else { return nil }
        return Observation(
            "the entry mixes two forms: \("paths") is the old one and \("appIDs") the new one",
            at: subject.document.place(paths.key.span),
            label: "meant to go with “appID”",
            notes: [Note("meant to go with \("components")", at: subject.document.place(appIDs.key.span))],
            help: "write \("components") instead, to go with \("appIDs")")
    }
}

import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// An entry of `details` has an empty list of patterns.
    static let componentsEmpty = Check(
        "AD471", "components-empty", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.components, .recordedSuite],
        explanation: """
            ## What it finds
            The `components` of an entry of `details` is an empty array; or the entry has no `components`, and its \
            `paths` is an empty array.

            ## Why it matters
            In recorded runs of Apple’s tool, an entry with `"components": []` matches no URL. The app gets no links \
            from it, and systems that read `components` (iOS 13 and later) ignore the `paths` of the same entry. A template that \
            was never filled in looks exactly like this. No recorded run shows that an empty `paths` matches nothing \
            either, but it has no pattern that could match.

            ## How to fix it
            Write which links the app opens, or remove the entry. For all links:

                {"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/*"}]}
            """,
        of: \.detailsEntries
    ) { subject in
        let entry = subject.entry
        guard let list = entry.components ?? entry.paths, list.value.elements?.isEmpty == true,
            subject.standIns.isDisjoint(with: ["components", "paths"])
        else { return nil }
        let other = list.key.text == "components" ? entry.paths : nil
        let notes =
            other.map { [Note("ignored because of \("components")", at: subject.document.place($0.key.span))] } ?? []
        return Observation(
            "\(list.key.text) is empty, so the entry matches no link", at: subject.document.place(list.value.span),
            label: "no pattern", notes: notes,
            help: other.map { $0.value.isVacant } == false
                ? "write the patterns of \("paths") as components, such as [{\"/\": \"/buy/*\"}], and remove \("paths")"
                : list.key.text == "paths"
                    ? "list the paths that the app opens, such as [\"/buy/*\"], or remove the entry"
                    : "list the links that the app opens, such as [{\"/\": \"/buy/*\"}], or remove the entry")
    }
}

import AssociationModel
import Findings
import TextFormats

extension Check {
    /// An entry of “details” has an empty list of patterns.
    static let componentsEmpty = Check(
        "AD471", "components-empty", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.components, .recordedSuite],
        explanation: """
            ## What it finds
            An entry of `details` whose `components` is an empty array; or, where it has no `components`, whose \
            `paths` is one.

            ## Why it matters
            In recorded runs of Apple’s tool an entry with `"components": []` matches no URL. The app gets no links \
            from it, and `paths` beside it is not read by systems that know `components` (iOS 13 and later). A \
            template that was never filled in looks just like this. That an empty `paths` matches nothing either is \
            not recorded, but there is no pattern in it that could.

            ## How to fix it
            Say which links the app opens, or remove the entry. For all links:

                {"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/*"}]}
            """,
        of: \.detailsEntries
    ) { subject in
        let entry = subject.entry
        guard let list = entry.components ?? entry.paths, list.value.elements?.isEmpty == true,
            subject.standIns.isDisjoint(with: ["components", "paths"])
        else { return [] }
        let other = list.key.text == "components" ? entry.paths : nil
        let notes =
            other.map { [Note("ignored beside \("components")", at: subject.document.place($0.key.span))] } ?? []
        return [
            Observation(
                "\(list.key.text) is empty, so this entry takes no link", at: subject.document.place(list.value.span),
                label: "no pattern", notes: notes,
                help: list.key.text == "paths"
                    ? "write the paths that the app opens, as in [\"/buy/*\"], or remove the entry"
                    : "write the links that the app opens, as in [{\"/\": \"/buy/*\"}], or remove the entry")
        ]
    }
}

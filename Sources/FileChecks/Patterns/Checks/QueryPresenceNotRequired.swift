import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// The pattern of a query item also matches URLs without the item.
    static let queryPresenceNotRequired = Check(
        "AD531", "query-presence-not-required", .note, since: "0.1.0", evidence: .recorded,
        citations: [.components, .wwdc19UniversalLinks, .recordedRuns],
        explanation: """
            ## What it finds
            A query item with the pattern `*`: `"?": {"id": "*"}`.

            ## Why it matters
            A missing item counts as empty, and `*` matches empty text. So the component matches the URL with or \
            without the item, both in recorded runs of Apple’s tool and in Apple’s 2019 talk. `{"/": "/buy", "?": \
            {"id": "*"}}` is the same as `{"/": "/buy"}`.

            ## How to fix it
            If the item must be present, require at least one character:

                "?": {"id": "?*"}

            If it is optional, leave it out.
            """,
        of: \.itemPatterns
    ) { subject in
        guard case .item(let name) = subject.part, subject.pattern.isAnything else { return nil }
        return Observation(
            "the query item \(name) is not required: \(subject.pattern.text) also matches if it is absent",
            at: subject.place,
            label: "requires nothing", help: "write \("?*") if the item must be present")
    }
}

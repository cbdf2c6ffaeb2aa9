import AssociationModel
import Findings
import TextFormats
import UniversalLinks

extension Check {
    /// A query item matches where it is absent.
    static let queryPresenceNotRequired = Check(
        "AD531", "query-presence-not-required", .note, since: "0.1.0", evidence: .recorded,
        citations: [.components, .wwdc19UniversalLinks, .recordedRuns],
        explanation: """
            ## What it finds
            A query item with the pattern `*`: `"?": {"id": "*"}`.

            ## Why it matters
            An item that is absent counts as empty, and `*` matches the empty text. So the component takes the URL \
            whether or not it has the item, in recorded runs of Apple’s tool as in Apple’s talk of 2019. `{"/": \
            "/buy", "?": {"id": "*"}}` is the same as `{"/": "/buy"}`.

            ## How to fix it
            If the item must be there, ask for at least one character:

                "?": {"id": "?*"}

            If it need not be there, leave it out.
            """,
        of: \.itemPatterns
    ) { subject in
        guard case .item(let name) = subject.part, !subject.pattern.bytes.isEmpty,
            subject.pattern.bytes.allSatisfy({ $0 == UInt8(ascii: "*") })
        else { return [] }
        return [
            Observation(
                "\(name) need not be in the URL: \(subject.pattern.text) matches where it is absent too",
                at: subject.place,
                label: "asks for nothing", help: "write \("?*") if the item must be there")
        ]
    }
}

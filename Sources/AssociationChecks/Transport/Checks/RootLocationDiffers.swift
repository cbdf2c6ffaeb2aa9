import AssociationModel
import Findings

extension Check {
    /// Two files, of which the second is out of step and without effect.
    static let rootLocationDiffers = Check(
        "AD251", "root-location-differs", .note, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .universalLinksGuide],
        explanation: """
            ## What it finds
            There is a file at `/.well-known/apple-app-site-association` and another at `/apple-app-site-association`, \
            and they list other apps or other links. Order, white space and unknown keys do not count.

            ## Why it matters
            Apple reads the one in `.well-known` alone; the one at the root was read by old systems, and only if the \
            first was missing. Nothing is broken by the difference. But whoever changes the wrong one of the two will \
            wonder why nothing happens.

            ## How to fix it
            Remove the file at the root, or make it a copy of the other. The notes say what differs.
            """,
        of: \.answeredSites
    ) { site in
        guard site.wellKnown.holdsFile, let root = site.fileAtRoot, let first = site.wellKnown.document,
            let second = root.document, let read = first.association, let other = second.association
        else { return [] }
        let difference = AssociationDifference(read, other)
        guard !difference.isEmpty else { return [] }
        return [
            Observation(
                difference.apps.isEmpty
                    ? "\(root.name) has other links than the file that Apple reads"
                    : "\(root.name) lists other apps than the file that Apple reads", at: root.place,
                notes: difference.notes(
                    first: "the file that Apple reads", first, second: "the one at the root", second),
                help: "remove the file at the root, or make it a copy of \(site.rightPlace)")
        ]
    }
}

import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// A second file at the root, which Apple does not read, differs from the one that it reads.
    static let rootLocationDiffers = Check(
        "AD251", "root-location-differs", .note, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .universalLinksGuide],
        explanation: """
            ## What it finds
            There is a file at `/.well-known/apple-app-site-association` and another at `/apple-app-site-association`, \
            and they list different apps or links. Order, white space and unknown keys do not count. A server is asked \
            for the second only if the first does not list the app; directories and recordings are always compared.

            ## Why it matters
            Apple reads only the one in `.well-known`; the one at the root was read by old systems, and only if the \
            first was missing. The difference breaks nothing. But if you change the wrong one of the two, nothing will \
            happen.

            ## How to fix it
            Remove the file at the root, or make it a copy of the other. The notes say what differs.
            """,
        of: \.answeredSites
    ) { site in
        guard site.wellKnown.holdsFile, let root = site.fileAtRoot, let first = site.wellKnown.document,
            let second = root.document, let read = first.association, let other = second.association
        else { return nil }
        let difference = AssociationDifference(read, other)
        guard !difference.isEmpty else { return nil }
        return Observation(
            difference.apps.isEmpty
                ? "\(root.name) and the file that Apple reads have different links"
                : "\(root.name) and the file that Apple reads list different apps", at: root.place,
            notes: DifferenceNotes.notes(
                on: difference,
                first: "the file that Apple reads", first, second: "the file at the root", second),
            help: "remove the file at the root, or make it a copy of \(site.rightPlace)")
    }
}

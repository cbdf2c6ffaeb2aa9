package import AssociationModel
package import Findings
package import Judging

/// A CDN copy and the origin's file, both readable.
package struct ComparedCopy: Scoped {
    package let cdnAnswer: CDNAnswer
    /// The origin's file.
    package let original: SiteDocument
    package let copy: SiteDocument
    /// How the origin's file (first) and the CDN copy (second) differ.
    package let difference: AssociationDifference

    package init?(_ cdnAnswer: CDNAnswer) {
        guard let copy = cdnAnswer.copy, let original = cdnAnswer.site.wellKnown.document, copy.isRead, original.isRead,
            let first = original.association, let second = copy.association
        else { return nil }
        self.cdnAnswer = cdnAnswer
        self.original = original
        self.copy = copy
        difference = AssociationDifference(first, second)
    }

    package var scope: Scope { cdnAnswer.scope }

    /// What differs: a note for each service and side, and one for the links; empty if nothing does.
    package var notes: [Note] {
        DifferenceNotes.notes(
            on: difference, first: "the server's file", original, second: "Apple's CDN copy", copy)
    }
}

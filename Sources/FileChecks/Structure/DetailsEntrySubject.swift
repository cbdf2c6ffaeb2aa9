package import AssociationModel
package import Findings
package import Judging
import TextFormats

/// An entry of `applinks.details`.
package struct DetailsEntrySubject: Scoped {
    package let document: SiteDocument
    package let entry: DetailsEntry
    /// The entries before it in `details`.
    package let earlier: ArraySlice<DetailsEntry>
    /// The keys that other keys of the object were meant to be, though Apple does not read those.
    package let standIns: Set<String>
    package let scope: Scope

    /// The first byte of the entry, or its key in the obsolete form of `details`.
    package var place: Place {
        document.place(entry.key?.span ?? SourceSpan(entry.value.span.start, entry.value.span.start + 1))
    }

    /// Whether the entry is an element of the array that says nothing, such as `{}`.
    package var isVacant: Bool { entry.key == nil && entry.value.isVacant }
}

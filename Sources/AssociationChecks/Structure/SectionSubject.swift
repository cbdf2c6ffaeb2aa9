package import AssociationModel
package import Findings
package import TextFormats

/// The member of an AASA file for one service.
package struct SectionSubject: Scoped {
    package let document: SiteDocument
    package let service: Service
    package let member: JSONMember
    /// The identifiers that the service lists, in the order of the file.
    package let identifiers: [ListedIdentifier]
    /// The keys that other keys of the object were meant to be, though Apple does not read those.
    package let standIns: Set<String>
    package let scope: Scope

    /// Whether the value is an object or vacant. Anything else has the wrong type, which is a finding of its own.
    package var isObjectOrVacant: Bool { member.value.members != nil || member.value.isVacant }

    package var place: Place { document.place(member.key.span) }
}

/// The `applinks` object of an AASA file.
package struct AppLinksSubject: Scoped {
    package let document: SiteDocument
    package let appLinks: AppLinks
    /// The keys that other keys of the object were meant to be, though Apple does not read those.
    package let standIns: Set<String>
    package let scope: Scope

    package var place: Place { document.place(appLinks.member.key.span) }
}

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

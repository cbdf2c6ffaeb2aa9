package import AssociationModel
package import Findings
package import TextFormats

/// The member of an AASA file that a service has.
package struct SectionSubject: Scoped {
    /// The file.
    package let document: SiteDocument
    /// The service.
    package let service: Service
    /// The member.
    package let member: JSONMember
    /// The identifiers that it lists, in order.
    package let identifiers: [ListedIdentifier]
    /// The keys for which others stand in it, though Apple does not read those.
    package let standIns: Set<String>
    /// What a finding about it concerns.
    package let scope: Scope

    /// Whether the value is an object, or says nothing at all: anything else has the wrong type and is judged as that.
    package var isObjectOrVacant: Bool { member.value.members != nil || member.value.isVacant }

    /// The bytes of the key.
    package var place: Place { document.place(member.key.span) }
}

/// The `applinks` object of an AASA file.
package struct AppLinksSubject: Scoped {
    /// The file.
    package let document: SiteDocument
    /// The object.
    package let appLinks: AppLinks
    /// The keys for which others stand in it, though Apple does not read those.
    package let standIns: Set<String>
    /// What a finding about it concerns.
    package let scope: Scope

    /// The bytes of the key `applinks`.
    package var place: Place { document.place(appLinks.member.key.span) }
}

/// An entry of `applinks.details`, with the entries before it.
package struct DetailsEntrySubject: Scoped {
    /// The file.
    package let document: SiteDocument
    /// The entry.
    package let entry: DetailsEntry
    /// The entries before it.
    package let earlier: ArraySlice<DetailsEntry>
    /// The keys for which others stand in it, though Apple does not read those.
    package let standIns: Set<String>
    /// What a finding about it concerns.
    package let scope: Scope

    /// The first byte of the entry, or its key.
    package var place: Place {
        document.place(entry.key?.span ?? SourceSpan(entry.value.span.start, entry.value.span.start + 1))
    }

    /// Whether it says nothing at all.
    package var isVacant: Bool { entry.key == nil && entry.value.isVacant }
}

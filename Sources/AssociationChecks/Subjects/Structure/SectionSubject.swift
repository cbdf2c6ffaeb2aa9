public import AssociationModel
public import Findings

/// The member of an AASA file that a service has.
public struct SectionSubject: Scoped {
    /// The file.
    public let document: SiteDocument
    /// The service.
    public let service: Service
    /// The member.
    public let member: JSONMember
    /// The identifiers that it lists, in order.
    public let identifiers: [ListedIdentifier]
    /// The keys for which others stand in it, though Apple does not read those.
    public let standIns: Set<String>
    /// What a finding about it concerns.
    public let scope: Scope

    /// Whether the value is an object, or says nothing at all: anything else has the wrong type and is judged as that.
    public var isObjectOrVacant: Bool { member.value.members != nil || member.value.isVacant }

    /// The bytes of the key.
    public var place: Place { document.place(member.key.span) }
}

/// The `applinks` object of an AASA file.
public struct AppLinksSubject: Scoped {
    /// The file.
    public let document: SiteDocument
    /// The object.
    public let appLinks: AppLinks
    /// The keys for which others stand in it, though Apple does not read those.
    public let standIns: Set<String>
    /// What a finding about it concerns.
    public let scope: Scope

    /// The bytes of the key `applinks`.
    public var place: Place { document.place(appLinks.member.key.span) }
}

/// An entry of `applinks.details`, with the entries before it.
public struct EntrySubject: Scoped {
    /// The file.
    public let document: SiteDocument
    /// The entry.
    public let entry: DetailsEntry
    /// The entries before it.
    public let earlier: ArraySlice<DetailsEntry>
    /// The keys for which others stand in it, though Apple does not read those.
    public let standIns: Set<String>
    /// What a finding about it concerns.
    public let scope: Scope

    /// The first byte of the entry, or its key.
    public var place: Place {
        document.place(entry.key?.span ?? SourceSpan(entry.value.span.start, entry.value.span.start + 1))
    }

    /// Whether it says nothing at all.
    public var isVacant: Bool { entry.key == nil && entry.value.isVacant }
}

import AssociationModel
import TextFormats

extension Subjects {
    /// The documents that are well-formed JSON (RFC 8259), whatever the type of their root.
    var jsonDocuments: [SiteDocument] { documents.filter { $0.json?.isWellFormed == true } }
    var roots: [RootSubject] { structures.compactMap(\.root) }
    var documentKeys: [KeySubject] { structures.flatMap(\.keys) }
    var rootKeys: [KeySubject] { documentKeys.filter { $0.level == .root } }
    /// The values whose type Apple documents.
    var typedValues: [ValueSubject] { structures.flatMap(\.values) }
    var sections: [SectionSubject] { structures.flatMap(\.sections) }
    /// The members of services that list their apps in `apps`, except those of the wrong type.
    var listSections: [SectionSubject] { sections.filter { $0.service.listsAppsInArray && $0.isObjectOrVacant } }
    /// The members of services that list at least one identifier.
    var listingSections: [SectionSubject] { sections.filter { !$0.identifiers.isEmpty } }
    /// The `applinks` members, except those of the wrong type.
    var appLinksSections: [SectionSubject] { sections.filter { $0.service == .applinks && $0.isObjectOrVacant } }
    var appLinks: [AppLinksSubject] { structures.compactMap(\.appLinks) }
    var detailsEntries: [DetailsEntrySubject] { structures.flatMap(\.entries) }
    var listedIdentifiers: [ListedIdentifier] { structures.flatMap(\.identifiers) }
}

import AssociationModel
import TextFormats

extension Subjects {
    /// The documents that are JSON by RFC 8259, whatever they hold.
    var jsonDocuments: [SiteDocument] { documents.filter { $0.json?.isWellFormed == true } }
    /// The objects of the files.
    var roots: [RootSubject] { structures.compactMap(\.root) }
    /// The keys in the files.
    var documentKeys: [KeySubject] { structures.flatMap(\.keys) }
    /// The keys at the top level of the files.
    var rootKeys: [KeySubject] { documentKeys.filter { $0.level == .root } }
    /// The values in the files of which Apple documents the type.
    var typedValues: [ValueSubject] { structures.flatMap(\.values) }
    /// The services' members.
    var sections: [SectionSubject] { structures.flatMap(\.sections) }
    /// The members of services that list their apps in an array.
    var listSections: [SectionSubject] { sections.filter { $0.service.listsAppsInArray && $0.isObjectOrVacant } }
    /// The members of services that list at least one identifier.
    var listingSections: [SectionSubject] { sections.filter { !$0.identifiers.isEmpty } }
    /// The members `applinks`.
    var appLinksSections: [SectionSubject] { sections.filter { $0.service == .applinks && $0.isObjectOrVacant } }
    /// The `applinks` objects.
    var appLinks: [AppLinksSubject] { structures.compactMap(\.appLinks) }
    /// The entries of `details`.
    var detailsEntries: [DetailsEntrySubject] { structures.flatMap(\.entries) }
    /// The identifiers in the files.
    var listedIdentifiers: [ListedIdentifier] { structures.flatMap(\.identifiers) }
}

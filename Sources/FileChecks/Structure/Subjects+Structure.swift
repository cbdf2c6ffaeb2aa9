import AssociationModel
import Judging
import TextFormats

extension Subjects {
    /// The structures of the documents, one each, without those that are error messages.
    package var structures: [DocumentStructure] {
        once {
            let apps = parts.claims.lists.flatMap { parts.claims.apps(of: $0) } + parts.claims.apps
            let deployments = parts.deploymentsByHost
            return documents.filter { $0.errorStatement == nil }.map { document in
                let own = document.scope.site.flatMap { deployments[$0.host] } ?? []
                let numbers = own.reduce(into: [:]) { $0.merge($1.storeNumbers) { first, _ in first } }
                return DocumentStructure(document, apps: apps, storeNumbers: numbers)
            }
        }
    }

    /// The documents that are well-formed JSON (RFC 8259), whatever the type of their root.
    var jsonDocuments: [SiteDocument] { once { documents.filter { $0.json?.isWellFormed == true } } }
    var roots: [RootSubject] { once { structures.compactMap(\.root) } }
    var documentKeys: [KeySubject] { once { structures.flatMap(\.keys) } }
    /// The values whose type Apple documents.
    var typedValues: [ValueSubject] { once { structures.flatMap(\.values) } }
    var sections: [SectionSubject] { once { structures.flatMap(\.sections) } }
    /// The members of services that list their apps in `apps`, except those of the wrong type.
    var listSections: [SectionSubject] {
        once { sections.filter { $0.service.listsAppsInArray && $0.isObjectOrVacant } }
    }
    /// The members of services that list at least one identifier.
    var listingSections: [SectionSubject] { once { sections.filter { !$0.identifiers.isEmpty } } }
    /// The `applinks` members, except those of the wrong type.
    var appLinksSections: [SectionSubject] {
        once { sections.filter { $0.service == .applinks && $0.isObjectOrVacant } }
    }
    var appLinks: [AppLinksSubject] { once { structures.compactMap(\.appLinks) } }
    var detailsEntries: [DetailsEntrySubject] { once { structures.flatMap(\.entries) } }
    /// The files that have entries, by what they keep for older systems.
    var oldFormFiles: [OldFormFile] { once { structures.compactMap(OldFormFile.init) } }
    var oldFormEntries: [OldFormEntry] { once { oldFormFiles.flatMap(\.entries) } }
    var listedIdentifiers: [ListedIdentifier] { once { structures.flatMap(\.identifiers) } }
}

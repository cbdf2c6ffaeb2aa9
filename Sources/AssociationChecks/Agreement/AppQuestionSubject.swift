package import AssociationModel
import Findings
package import TextFormats

/// A list of claims, and the apps that are looked for in its sites' files.
package struct AppQuestionSubject: Scoped {
    /// What a site's file lists for a service that the list claims.
    package struct Listed: Sendable {
        /// The service.
        package let service: Service
        /// The file.
        package let document: SiteDocument
        /// The apps that it lists for the service.
        package let identifiers: [LocatedString]
    }

    /// The apps that are looked for.
    package let apps: [AppIdentifier]
    /// What the files list, each file and service once, as far as they could be read.
    package let listed: [Listed]
    /// Why the list does not say which app it belongs to; nil where it does, or could not.
    let gap: IdentityGap?
    /// What is missing or broken in the project that the list comes from.
    let problems: [Note]
    /// What a finding about it concerns.
    package let scope: Scope

    /// One for each list.
    static func questions(of associations: [AssociationSubject], lists: [ClaimList]) -> [AppQuestionSubject] {
        lists.enumerated().compactMap { index, list in
            let members = associations.filter { $0.scope.list == index }
            guard !members.isEmpty else { return nil }
            return AppQuestionSubject(
                apps: members.compactMap(\.app), listed: Self.listed(by: members), gap: IdentityGap(list),
                problems: list.project?.problemNotes ?? [], scope: Scope(list: index))
        }
    }

    private static func listed(by members: [AssociationSubject]) -> [Listed] {
        var seen: Set<Scope> = []
        return members.compactMap { member in
            guard let service = member.service, let document = member.document, document.isRead,
                let association = document.association,
                seen.insert(Scope(site: member.site?.key, service: service)).inserted
            else { return nil }
            return Listed(
                service: service, document: document, identifiers: association.identifiers(for: service))
        }
    }
}

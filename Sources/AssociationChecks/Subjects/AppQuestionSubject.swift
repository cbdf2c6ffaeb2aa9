public import AssociationModel
import Findings

/// A list of claims, and the apps that are looked for in its sites' files.
public struct AppQuestionSubject: Scoped {
    /// What a site's file lists for a service that the list claims.
    public struct Listed: Sendable {
        /// The service.
        public let service: Service
        /// The file.
        public let document: SiteDocument
        /// The apps that it lists for the service.
        public let identifiers: [LocatedString]
    }

    /// The apps that are looked for.
    public let apps: [AppIdentifier]
    /// What the files list, each file and service once, as far as they could be read.
    public let listed: [Listed]
    /// Why the list does not say which app it belongs to; nil where it does, or could not.
    let gap: IdentityGap?
    /// What is missing or broken in the project that the list comes from.
    let problems: [Note]
    /// What a finding about it concerns.
    public let scope: Scope

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

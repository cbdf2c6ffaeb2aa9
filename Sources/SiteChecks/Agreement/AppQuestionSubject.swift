package import AssociationModel
import Findings
package import Judging
package import TextFormats

/// A list of claims, with the apps that are looked for in the files of its sites.
package struct AppQuestionSubject: Scoped {
    /// What one site's file lists for one service that the list claims.
    package struct Listed: Sendable {
        package let service: Service
        package let document: SiteDocument
        /// The apps that the file lists for the service.
        package let identifiers: [LocatedString]
    }

    package let apps: [AppIdentifier]
    /// What the files list, as far as they could be read; each file and service once.
    package let listed: [Listed]
    /// Why the list does not say which app it belongs to; nil where it does, or comes from a source that could not name
    /// one.
    let gap: IdentityGap?
    /// What is missing or broken in the project that the list comes from.
    let problems: [Note]
    package let scope: Scope

    /// Makes one subject for each list that has associations.
    static func questions(of associations: [AssociationSubject], lists: [ClaimList]) -> [AppQuestionSubject] {
        let members = Dictionary(grouping: associations, by: \.scope.part?.whole)
        let gaps = IdentityGap.gaps(of: lists)
        return zip(lists.identified, gaps).compactMap { list, gap in
            guard let members = members[list.id] else { return nil }
            return AppQuestionSubject(
                apps: members.compactMap(\.app), listed: Self.listed(by: members), gap: gap,
                problems: list.part.settingNotes, scope: Scope(list.id))
        }
    }

    private static func listed(by members: [AssociationSubject]) -> [Listed] {
        var seen: Set<Scope> = []
        return members.compactMap { member in
            guard let service = member.service, let document = member.document, document.isRead,
                let association = document.association,
                // The same host may be claimed with and without an alternate mode.
                seen.insert(
                    Scope(site: member.site.map { SiteKey(host: $0.key.host, port: $0.key.port) }, service: service)
                ).inserted
            else { return nil }
            return Listed(
                service: service, document: document, identifiers: association.identifiers(for: service))
        }
    }
}

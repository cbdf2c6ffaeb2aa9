public import AssociationModel

/// A site that lists an app for a service that was asked for, beside what the app's entitlement declares.
///
/// Only the service of the wanted feature counts: a site may well list an app for a service that the app gave up or
/// never had, and nothing is lost by it.
public struct OfferSubject: Scoped {
    /// The app.
    public let app: AppIdentifier
    /// The service.
    public let service: Service
    /// The site.
    public let site: Site
    /// The file, which lists the app for the service.
    public let document: SiteDocument
    /// Where the file lists it.
    public let identifier: LocatedString
    /// What the app declares.
    public let domains: DeclaredDomains
    /// Whether the app claims the site for the service, well or badly.
    public let isClaimed: Bool
    /// What a finding about it concerns.
    public let scope: Scope

    /// One for each list that stands for an app's whole entitlement, app and site. There is none where the app
    /// declares the service for no domain at all: that the service is not declared is the finding then.
    static func offers(among associations: [AssociationSubject], to question: Question) -> [OfferSubject] {
        guard let service = question.feature?.service else { return [] }
        var seen: Set<Scope> = []
        return associations.compactMap { subject in
            guard let list = subject.list, let domains = list.entitlements?.associatedDomains, let app = subject.app,
                let site = subject.site,
                let document = subject.document, document.isRead,
                let identifier = document.association?.identifier(of: app, for: service),
                list.claims.contains(where: { $0.service == service }),
                seen.insert(Scope(list: subject.scope.list, site: Site.Key(host: site.key.host), app: app)).inserted
            else { return nil }
            return OfferSubject(
                app: app, service: service, site: site, document: document, identifier: identifier, domains: domains,
                isClaimed: list.claims.contains { $0.service == service && $0.entry.domain == site.key.host },
                scope: Scope(list: subject.scope.list, site: site.key, app: app))
        }
    }
}

extension SiteAssociation {
    fileprivate func identifier(of app: AppIdentifier, for service: Service) -> LocatedString? {
        identifiers(for: service).first { $0.text.utf8.elementsEqual(app.raw.utf8) }
    }
}

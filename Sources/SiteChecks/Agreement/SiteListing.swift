package import AssociationModel
package import Judging
package import TextFormats

/// A site that lists an app for the service that was asked for, with what the app's entitlement declares.
///
/// Only the service of the requested feature counts: a site may list an app for a service that the app no longer
/// uses or never used, and that does no harm.
package struct SiteListing: Scoped {
    package let app: AppIdentifier
    package let service: Service
    package let site: SiteSurvey
    /// The file, which lists the app for the service.
    package let document: SiteDocument
    /// Where the file lists the app.
    package let identifier: LocatedString
    /// The domains that the app declares.
    package let domains: DeclaredDomains
    /// Whether the app claims the site for the service, well-formed or not.
    package let isClaimed: Bool
    package let scope: Scope

    /// Makes one subject for each app, site and list that is an app's whole entitlement. An app that declares the
    /// service for no domain at all has none: that the service is not declared is the finding then.
    static func listings(among associations: [AssociationSubject], for feature: Feature?) -> [SiteListing] {
        guard let service = feature?.service else { return [] }
        var seen: Set<Scope> = []
        return associations.compactMap { subject in
            guard let list = subject.list, let domains = list.entitlements?.associatedDomains, let app = subject.app,
                let site = subject.site,
                let document = subject.document, document.isRead,
                let identifier = document.association?.identifiers(for: service)
                    .first(where: { $0.text.utf8.elementsEqual(app.raw.utf8) }),
                list.claims.contains(where: { $0.service == service }),
                seen.insert(Scope(subject.scope.part?.whole, site: SiteKey(host: site.key.host), app: app)).inserted
            else { return nil }
            return SiteListing(
                app: app, service: service, site: site, document: document, identifier: identifier, domains: domains,
                isClaimed: list.claims.contains { $0.service == service && $0.entry.domain == site.key.host },
                scope: Scope(subject.scope.part?.whole, site: site.key, app: app))
        }
    }
}

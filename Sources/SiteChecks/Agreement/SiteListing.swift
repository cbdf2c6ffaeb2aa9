package import AssociationModel
package import Findings
package import Judging
import TextFormats

/// A site that lists an app for the service that was asked for, and whether the app claims it.
///
/// Only the service of the requested feature counts: a site may list an app for a service that the app no longer
/// uses or never used, and that does no harm.
package struct SiteListing: Scoped {
    package let app: AppIdentifier
    package let service: Service
    package let host: String
    /// Where the file lists the app.
    package let place: Place
    /// Where the app declares its domains; nil if it claims nothing of the site.
    package let domains: Place?
    /// The host that was probably meant, where a folder was named for this one; nil if there is none.
    package let meant: String?
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
                app: app, service: service, host: site.key.host, place: document.place(identifier.span),
                domains: domains.keyPlace, meant: nil,
                isClaimed: list.claims.contains { $0.service == service && $0.entry.domain == site.key.host },
                scope: Scope(subject.scope.part?.whole, site: site.key, app: app))
        }
    }
}

extension SiteListing {
    /// Takes a directory that was named for a host; nil unless it lists an app of the run.
    init?(_ site: UnneededSite) {
        guard let listing = site.listing else { return nil }
        self.init(
            app: listing.app, service: listing.service, host: site.host, place: listing.place, domains: nil,
            meant: site.nearest, isClaimed: false, scope: site.scope)
    }
}

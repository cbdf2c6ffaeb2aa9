package import AssociationModel

/// What a finding concerns, so that each association can list the findings that concern it: a part of what is checked, and
/// what narrows it. Nil stands for *any*.
package struct Scope: Hashable, Sendable {
    package var part: PartID?
    package var site: SiteKey?
    package var service: Service?
    package var app: AppIdentifier?

    /// What a finding about the run as a whole concerns: no association.
    package static let run = Scope(.run)

    package init(
        _ part: PartID? = nil, site: SiteKey? = nil, service: Service? = nil, app: AppIdentifier? = nil
    ) {
        self.part = part
        self.site = site
        self.service = service
        self.app = app
    }

    /// The same for one service, and for one app if one is named.
    package func narrowed(to service: Service?, _ app: AppIdentifier? = nil) -> Scope {
        Scope(part, site: site, service: service, app: app)
    }

    /// Whether a finding with this scope concerns an association with the given one: everything that this scope states,
    /// the association states alike.
    package func concerns(_ association: Scope) -> Bool {
        if let part, association.part.map(part.contains) != true { return false }
        return Self.agree(site, association.site) && Self.agree(service, association.service)
            && Self.agree(app, association.app)
    }

    private static func agree<Value: Equatable>(_ stated: Value?, _ actual: Value?) -> Bool {
        stated == nil || stated == actual
    }
}

package import AssociationModel

/// What a finding concerns, so that each association can name the findings that concern it. Nil is *any*.
package struct Scope: Hashable, Sendable {
    /// The index of a list of claims.
    package var list: Int?
    /// The index of a claim in its list.
    package var claim: Int?
    /// The site.
    package var site: SiteKey?
    /// A file that stands for itself, by its index in the question.
    package var file: Int?
    /// An expectation, by its index among all that the question has.
    package var expectation: Int?
    /// A screen, by its index among all that were judged.
    package var screen: Int?
    /// A device's log, by its index in the question.
    package var log: Int?
    /// The service.
    package var service: Service?
    /// The app.
    package var app: AppIdentifier?

    /// States a scope.
    package init(
        list: Int? = nil, claim: Int? = nil, site: SiteKey? = nil, file: Int? = nil, expectation: Int? = nil,
        screen: Int? = nil, log: Int? = nil, service: Service? = nil, app: AppIdentifier? = nil
    ) {
        self.list = list
        self.claim = claim
        self.site = site
        self.file = file
        self.expectation = expectation
        self.screen = screen
        self.log = log
        self.service = service
        self.app = app
    }

    /// Whether a finding of this scope concerns an association of that scope: nothing that both state differs, and
    /// what ties it to a list, site, file or log is stated by the association too.
    package func concerns(_ association: Scope) -> Bool {
        Self.agree(list, association.list) && Self.agree(claim, association.claim)
            && Self.agree(site, association.site) && Self.agree(file, association.file)
            && Self.agree(expectation, association.expectation) && Self.agree(screen, association.screen)
            && Self.agree(log, association.log)
            && Self.agree(service, association.service)
            && Self.agree(app, association.app)
    }

    private static func agree<Value: Equatable>(_ stated: Value?, _ actual: Value?) -> Bool {
        stated == nil || stated == actual
    }
}

/// Something a check can judge.
package protocol Scoped: Sendable {
    /// What a finding about it concerns.
    var scope: Scope { get }
}

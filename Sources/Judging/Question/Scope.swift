package import AssociationModel

/// What a finding concerns, so that each association can list the findings that concern it. Nil stands for *any*.
package struct Scope: Hashable, Sendable {
    /// The index of a list of claims in the question.
    package var list: Int?
    /// The index of a claim in its list.
    package var claim: Int?
    package var site: SiteKey?
    /// The index in the question of a file by itself.
    package var file: Int?
    /// The index of an expectation among all of the question.
    package var expectation: Int?
    /// The index of a screen among all that were judged.
    package var screen: Int?
    /// The index in the question of a device's log.
    package var log: Int?
    package var service: Service?
    package var app: AppIdentifier?
    /// Whether it is about the run as a whole, and so about no single association.
    package var isOfRun = false

    /// What a finding about the run as a whole concerns.
    package static let run: Scope = {
        var scope = Scope()
        scope.isOfRun = true
        return scope
    }()

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

    /// Whether a finding with this scope concerns an association with the given one: everything that this scope states,
    /// the association states alike.
    package func concerns(_ association: Scope) -> Bool {
        !isOfRun && Self.agree(list, association.list) && Self.agree(claim, association.claim)
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

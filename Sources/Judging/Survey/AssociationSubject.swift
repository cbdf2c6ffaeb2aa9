package import AssociationModel
package import Findings

/// One association: one service of one app, with one site or one file.
package struct AssociationSubject: Scoped {
    /// The claim; nil for a file that is checked by itself.
    package let claim: Claim?
    /// The service; nil where the claim names none that Apple documents.
    package let service: Service?
    /// The app; nil where none was named.
    package let app: AppIdentifier?
    /// The site; nil where the claim names no host that can be contacted, and for a file by itself.
    package let site: SiteSurvey?
    /// The document that Apple reads, or the file by itself; nil where there is none.
    package let document: SiteDocument?
    /// Identifies the association, so that findings can be assigned to it.
    package let scope: Scope
    /// The list that contains the claim; nil for a file by itself.
    package let list: ClaimList?
    /// The feature that was asked for, if one was named.
    package let feature: Feature?
    /// What keeps the file from being served, or may, in the deployment that stands for the site.
    package let obstacle: DeploymentObstacle?
    /// Whether the origin's file, or the file by itself, makes the association.
    package private(set) var verdict: Report.Association.Verdict = .unknown

    init(
        claim: Claim?, service: Service?, app: AppIdentifier?, site: SiteSurvey?, document: SiteDocument?,
        scope: Scope, list: ClaimList?, feature: Feature?, obstacle: DeploymentObstacle? = nil
    ) {
        self.claim = claim
        self.service = service
        self.app = app
        self.site = site
        self.document = document
        self.scope = scope
        self.list = list
        self.feature = feature
        self.obstacle = obstacle
        verdict = judged
    }

    /// The app in its list: what one association makes eligible, all of the same claimant are.
    package struct Claimant: Hashable {
        let app: AppIdentifier?
        let list: PartID?
    }

    package var claimant: Claimant { Claimant(app: app, list: list == nil ? nil : scope.part?.whole) }

    private var judged: Report.Association.Verdict {
        guard let app else { return .unknown }
        if let claim, claim.isUnusable { return .notAssociated }
        guard let service else { return .unknown }
        if let site, site.isUnknown { return .unknown }
        if claim != nil, site == nil { return .unknown }
        if let site, site.hasCertificateWithoutHostNames { return .notAssociated }
        guard document?.lists(app, for: service) == true else { return .notAssociated }
        guard let obstacle else { return .associated }
        return obstacle.isCertain ? .notAssociated : .unknown
    }

    /// Whether the CDN copy makes the association; nil where Apple's CDN was not contacted, or did not answer.
    package var deviceVerdict: Report.Association.Verdict? {
        guard let cdnAnswer = site?.cdnAnswer else { return nil }
        if cdnAnswer.copy == nil && cdnAnswer.refusal == nil { return nil }
        guard let app, let service else { return .unknown }
        if let claim, claim.isUnusable { return .notAssociated }
        guard let document = cdnAnswer.copy else { return .notAssociated }
        return document.lists(app, for: service) ? .associated : .notAssociated
    }

    /// The verdict of devices today, as far as is known: by the CDN copy, or by the origin's file where it was not asked.
    package var verdictToday: Report.Association.Verdict { deviceVerdict ?? verdict }
}

extension Claim {
    /// Whether the entry breaks the grammar so that no system can read it as an association. A domain typed without a
    /// service breaks it only if it is not a valid domain; a host that comes from a build setting is never counted as
    /// broken, because its value is not known.
    package var isUnusable: Bool {
        if entry.hostProblem == .buildSetting { return false }
        if entry.problem != nil || entry.hostProblem != nil || entry.hasInvalidPort { return true }
        if entry.misspeltService != nil { return true }
        if entry.isWildcard, service == .appclips { return true }
        return entry.impliedService == nil && (entry.scheme != nil || !entry.whitespace.isEmpty)
    }
}

extension AssociationSubject {
    /// The associations of each claim with the apps that its list is checked for, then those of each file with the apps
    /// that were named.
    static func associations(
        of question: Question, with sites: [SiteSurvey], _ files: [SiteDocument],
        _ obstacles: [String: DeploymentObstacle]
    ) -> [AssociationSubject] {
        let sites = Dictionary(sites.map { ($0.key, $0) }) { first, _ in first }
        let claimed = question.parts.claims.lists.identified.flatMap { id, list in
            associations(of: list, id, in: question, with: sites, obstacles)
        }
        return claimed + files.flatMap { associations(of: $0, in: question) }
    }

    private static func associations(
        of list: ClaimList, _ id: PartID, in question: Question, with sites: [SiteKey: SiteSurvey],
        _ obstacles: [String: DeploymentObstacle]
    ) -> [AssociationSubject] {
        let named = question.parts.claims.apps(of: list)
        let apps: [AppIdentifier?] = named.isEmpty ? [nil] : named
        return list.claims.enumerated().flatMap { index, claim in
            let site = claim.siteKey.flatMap { sites[$0] }
            return apps.map { app in
                AssociationSubject(
                    claim: claim, service: claim.service, app: app, site: site, document: site?.wellKnown.document,
                    scope: Scope(id.member(index), site: site?.key, service: claim.service, app: app),
                    list: list, feature: question.choices.feature,
                    obstacle: site.flatMap { $0.isOnDisk ? obstacles[$0.key.host] : nil })
            }
        }
    }

    private static func associations(of file: SiteDocument, in question: Question) -> [AssociationSubject] {
        let services = question.choices.services.isEmpty ? file.association?.services ?? [] : question.choices.services
        return services.flatMap { service in
            question.parts.claims.apps.map { app in
                AssociationSubject(
                    claim: nil, service: service, app: app, site: nil, document: file,
                    scope: file.scope.narrowed(to: service, app), list: nil, feature: question.choices.feature)
            }
        }
    }
}

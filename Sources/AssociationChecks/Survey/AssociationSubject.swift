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

    /// Whether the origin's file, or the file by itself, makes the association.
    package var verdict: Report.Association.Verdict {
        guard let app, let service else { return .unknown }
        if let claim, claim.isUnusable { return .notAssociated }
        if let site, site.isUnknown { return .unknown }
        if claim != nil, site == nil { return .unknown }
        return document?.lists(app, for: service) == true ? .associated : .notAssociated
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
}

extension Claim {
    /// Whether the entry breaks the grammar so that no system can read it as an association. A domain typed without a
    /// service breaks it only if it is not a valid domain; a host that comes from a build setting is never counted as
    /// broken, because its value is not known.
    package var isUnusable: Bool {
        if entry.hostProblem == .buildSetting { return false }
        if entry.problem != nil || entry.hostProblem != nil || entry.hasInvalidPort { return true }
        if entry.isWildcard, service == .appclips { return true }
        return entry.impliedService == nil && (entry.scheme != nil || !entry.whitespace.isEmpty)
    }
}

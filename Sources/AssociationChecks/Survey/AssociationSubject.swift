package import AssociationModel
package import Findings

/// One association: one service of one app with one site, or with one file.
package struct AssociationSubject: Scoped {
    /// The claim; nil where a file is judged by itself.
    package let claim: Claim?
    /// The service; nil where the claim names none that Apple documents.
    package let service: Service?
    /// The app; nil where none was named.
    package let app: AppIdentifier?
    /// The site; nil where the claim names no host that can be asked, and for a file by itself.
    package let site: SiteSurvey?
    /// The document that Apple reads, or the file by itself; nil where there is none.
    package let document: SiteDocument?
    /// What a finding about it concerns, and which findings concern it.
    package let scope: Scope
    /// The claims that it stands with; nil for a file by itself.
    package let list: ClaimList?
    /// The feature that is wanted, if one was named.
    package let feature: Feature?

    /// Whether the origin's file, or the file by itself, makes the association hold.
    package var verdict: Report.Association.Verdict {
        guard let app, let service else { return .unknown }
        if let claim, claim.isUnusable { return .notAssociated }
        if let site, site.isUnknown { return .unknown }
        if claim != nil, site == nil { return .unknown }
        return document?.lists(app, for: service) == true ? .associated : .notAssociated
    }

    /// Whether the copy of Apple's CDN makes it hold; nil where the CDN was not asked, or did not answer.
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
    /// Whether the entry breaks the grammar so that no system can take it for an association. Of a domain that a person
    /// typed, only what makes it no domain counts; of one that a build setting supplies, nothing is known.
    package var isUnusable: Bool {
        if entry.hostProblem == .buildSetting { return false }
        if entry.problem != nil || entry.hostProblem != nil || entry.hasInvalidPort { return true }
        if entry.isWildcard, service == .appclips { return true }
        return entry.impliedService == nil && (entry.scheme != nil || !entry.whitespace.isEmpty)
    }
}

import AssociationModel
import Findings
import Judging

extension Judgement {
    /// The same with the fix for the stack that serves the site in place of the general help. A finding without help, which
    /// leaves it to another one, stays without.
    func helped(by adviser: SiteAdviser) -> Judgement {
        guard finding.help != nil else { return self }
        let site = adviser.site
        if let provider = adviser.provider, provider.explains(finding) {
            let source =
                provider.citation.url.map { [Note("source: \(plain: provider.citation.title), \(plain: $0)")] } ?? []
            return helped(by: "on \(plain: provider.title): \(provider.advice)", nil, noting: source)
        }
        guard let obstacle = Obstacle(finding, on: site), let (stack, fix) = adviser.servedBy?.fix(for: obstacle),
            !site.isIntercepted(before: stack)
        else { return self }
        return helped(by: "on \(plain: stack.title): \(fix.advice)", fix.snippet)
    }

    private func helped(by help: Message, _ snippet: Snippet?, noting notes: [Note] = []) -> Judgement {
        let observation = finding.observation.helped(by: help, snippet).noting(notes)
        return Judgement(finding: Finding(finding.identity, observation), scope: scope)
    }
}

extension Provider {
    /// Whether what it says is the fix of a finding: the app or the file is missing, or the service is gone.
    fileprivate func explains(_ finding: Finding) -> Bool {
        Self.findings.contains(finding.name) || isClosed && finding.severity == .error
    }
}

extension SiteSurvey {
    /// Whether something else than a stack, and none of its settings, keeps requests from it.
    fileprivate func isIntercepted(before stack: Stack) -> Bool {
        substitution.map { $0.substitute.stack != stack.name } ?? false
    }
}

extension Obstacle {
    /// What a finding about a site tells of; nil if its fix does not depend on the server.
    fileprivate init?(_ finding: Finding, on site: SiteSurvey) {
        let told = Self.byFinding[finding.name] ?? []
        guard told.contains(.redirectToHost) else {
            guard let only = told.first else { return nil }
            self = only
            return
        }
        guard let target = site.wellKnown.exchange?.response?.redirectTarget else { return nil }
        self = RedirectAddress(target).host == site.key.host ? .redirectOnHost : .redirectToHost
    }
}

extension ServedBy {
    /// What the report says of it; a front alone is what served the site as far as is known.
    var inReport: Report.Association.Responder? {
        guard let responder else { return front?.inReport(behind: nil) }
        return responder.inReport(behind: front)
    }
}

extension ServedBy.Match {
    fileprivate func inReport(behind front: ServedBy.Match?) -> Report.Association.Responder {
        Report.Association.Responder(
            name: stack.name, title: stack.title, basis: basis, front: front?.inReport(behind: nil))
    }
}

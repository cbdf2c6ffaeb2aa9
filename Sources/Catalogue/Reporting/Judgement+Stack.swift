import AssociationModel
import Findings
import Judging

extension Judgement {
    /// The same with the help of one of its check's advisers, if one of them answers for the site. A finding without help,
    /// which leaves it to another one, stays without.
    func helped(by advice: SiteAdvice, for check: Check) -> Judgement {
        guard finding.help != nil else { return self }
        if let provider = advice.provider, provider.advises(on: check) {
            let help: Message = "on \(plain: provider.title): \(provider.advice)"
            return helped(by: help, nil, noting: provider.citation.sourceNotes)
        }
        guard let obstacle = advice.site.obstacle(among: check.advisers),
            let (stack, fix) = advice.site.servedBy?.fix(for: obstacle), !advice.site.isIntercepted(before: stack)
        else { return self }
        return helped(by: "on \(plain: stack.title): \(fix.advice)", fix.snippet)
    }

    // What the advice is about is not the file: an edit of a provider's file would be no help.
    private func helped(by help: Message, _ snippet: Snippet?, noting notes: [Note] = []) -> Judgement {
        let observation = finding.observation.helped(by: help, snippet).repaired(by: nil).noting(notes)
        return Judgement(finding: Finding(finding.identity, observation), scope: scope)
    }
}

extension Provider {
    /// Whether its setting is what helps: the check says so, or the service is gone.
    fileprivate func advises(on check: Check) -> Bool {
        check.advisers.contains(.provider) || isClosed && check.severity == .error
    }
}

extension SiteSurvey {
    /// Whether something else than a stack, and none of its settings, keeps requests from it.
    fileprivate func isIntercepted(before stack: Stack) -> Bool {
        substitution.map { $0.substitute.stack != stack.name } ?? false
    }

    /// The obstacle whose fix is asked for; of the two redirects, the one that the site makes.
    fileprivate func obstacle(among advisers: [Adviser]) -> Obstacle? {
        let obstacles = advisers.compactMap { if case .stack(let obstacle) = $0 { obstacle } else { nil } }
        guard obstacles.contains(.redirectToHost) else { return obstacles.first }
        guard let target = wellKnown.exchange?.response?.redirectTarget else { return nil }
        return RedirectAddress(target).host == key.host ? .redirectOnHost : .redirectToHost
    }
}

extension ServedBy {
    /// What the report says of it; a front alone is what served the site as far as is known.
    var inReport: Report.Association.Responder? {
        responder.map { $0.inReport(behind: front) } ?? front?.inReport(behind: nil)
    }
}

extension ServedBy.Match {
    fileprivate func inReport(behind front: ServedBy.Match?) -> Report.Association.Responder {
        Report.Association.Responder(
            name: stack.name, title: stack.title, basis: basis, front: front?.inReport(behind: nil))
    }
}

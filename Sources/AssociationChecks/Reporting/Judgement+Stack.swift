import AssociationModel
import Findings
import TextFormats

extension Judgement {
    /// The same with the fix for the stack that serves the site in place of the general help. A finding without help, which
    /// leaves it to another one, stays without.
    func helped(on site: SiteSurvey) -> Judgement {
        guard finding.help != nil, let obstacle = Obstacle(finding, on: site),
            let (stack, fix) = site.servedBy?.fix(for: obstacle)
        else { return self }
        let help: Message = "on \(plain: stack.title): \(fix.advice)"
        return Judgement(
            finding: Finding(finding.identity, finding.observation.helped(by: help, fix.snippet)), scope: scope)
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
        self = target.hostOfURL == site.key.host ? .redirectOnHost : .redirectToHost
    }
}

extension String {
    /// The host of an absolute URL in lower case, without a port; empty if there is none.
    fileprivate var hostOfURL: String {
        guard let start = firstRange(of: "://")?.upperBound else { return "" }
        return String(self[start...].prefix { !"/?#:".contains($0) }).asciiLowercased
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

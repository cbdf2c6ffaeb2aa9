public import AssociationChecks
import AssociationModel
import Findings
public import Reports

extension DifferenceReport {
    /// Compares two files; nil where Apple's systems could read nothing from one of them.
    ///
    /// - Parameter host: the host of the URLs that are given as examples.
    public init?(_ before: SiteDocument, _ after: SiteDocument, host: String = "example.com") {
        guard before.isRead, after.isRead, let old = before.association, let new = after.association else { return nil }
        let services = AssociationDifference(old, new).apps.map { apps in
            Service(
                name: apps.service.rawValue, gained: apps.onlyInSecond.map(\.text), lost: apps.onlyInFirst.map(\.text))
        }
        let (first, second) = (CompiledLinks(old), CompiledLinks(new))
        // Apps of the same entries have the same rules, and so the same answer.
        var known: [[[Int]?]: Outcome] = [:]
        var links: [Links] = []
        for app in first.apps where second.rules(for: app) != nil {
            let rules = [first.rules(for: app), second.rules(for: app)]
            let outcome =
                known[rules]
                ?? Outcome(LinkComparison(first, second, app: app, host: host), (before, first), (after, second))
            known[rules] = outcome
            links.append(Links(app: app, outcome: outcome))
        }
        self.init(services: services, links: links)
    }
}

extension DifferenceReport.Outcome {
    fileprivate init(
        _ comparison: LinkComparison, _ before: (SiteDocument, CompiledLinks), _ after: (SiteDocument, CompiledLinks)
    ) {
        switch comparison {
        case .equivalent: self = .equivalent
        case .unknown(let bound): self = .unknown(bound.sentence)
        case .different(let witness):
            self = .different(
                url: witness.url, before: .init(witness.before, before.1, before.0),
                after: .init(witness.after, after.1, after.0))
        }
    }
}

extension DifferenceReport.Decision {
    fileprivate init(_ decision: LinkDecision, _ links: CompiledLinks, _ document: SiteDocument) {
        let verdict =
            switch decision {
            case .match: "match"
            case .exclude: "exclude"
            case .noMatch: "no-match"
            }
        self.init(verdict: verdict, place: decision.rule.map { document.place(links.rules[$0].span) })
    }
}

extension AutomatonBound {
    /// Why nothing is known.
    fileprivate var sentence: Message {
        let bounds = AutomatonBounds()
        return switch self {
        case .patternStates: "a pattern needs more than \(bounds.patternStates) states"
        case .states: "the patterns together need more than \(bounds.states) states"
        case .steps: "comparing the patterns takes more than \(bounds.steps) steps"
        case .combinations:
            "there are more than \(bounds.combinations) combinations of path, query and fragment to tell apart"
        }
    }
}

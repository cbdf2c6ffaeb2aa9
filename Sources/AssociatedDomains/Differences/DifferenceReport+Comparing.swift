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
        let common = first.apps.filter { second.rules(for: $0) != nil }
        let links = common.map { app in
            let outcome: Outcome =
                switch LinkComparison(first, second, app: app, host: host) {
                case .equivalent: .equivalent
                case .unknown(let bound): .unknown(bound.sentence)
                case .different(let witness):
                    .different(
                        url: witness.url, before: Decision(witness.before, first, before),
                        after: Decision(witness.after, second, after))
                }
            return Links(app: app, outcome: outcome)
        }
        self.init(services: services, links: links)
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

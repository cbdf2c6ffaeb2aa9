import AssociationModel
import Catalogue
import Findings
public import Reports
import TextFormats
import UniversalLinks

extension DifferenceReport {
    /// Compares two AASA files.
    ///
    /// - Parameters:
    ///   - before: the file that is deployed.
    ///   - after: the file that replaces it.
    ///   - host: the host to use in example URLs.
    public init(from before: LinkFile, to after: LinkFile, host: String = "example.com") {
        let services = AssociationDifference(before.association, after.association).apps.map { apps in
            Service(
                name: apps.service.rawValue, gained: apps.onlyInSecond.map(\.text), lost: apps.onlyInFirst.map(\.text))
        }
        // Apps in the same entries have the same rules, and so the same answer.
        var known: [[[Int]]: Outcome] = [:]
        var links: [Links] = []
        var comparer = LinkComparer(before.links, after.links, host: host)
        for app in before.links.apps {
            guard let first = before.links.rules(for: app), let second = after.links.rules(for: app) else { continue }
            let outcome =
                known[[first, second]] ?? Outcome(comparer.comparison(for: app), of: app, from: before, to: after)
            known[[first, second]] = outcome
            links.append(Links(app: app, outcome: outcome))
        }
        self.init(services: services, links: links)
    }
}

extension DifferenceReport.Outcome {
    fileprivate init(_ comparison: LinkComparison, of app: String, from before: LinkFile, to after: LinkFile) {
        switch comparison {
        case .equivalent: self = .equivalent
        case .unknown(let bound): self = .unknown(bound.sentence)
        case .different(let witness):
            let decisions = [before, after].flatMap {
                LinkReport([witness.url], in: $0, apps: [app], domain: nil).decisions
            }
            self = .different(url: witness.url, before: decisions[0], after: decisions[1])
        }
    }
}

extension AutomatonBound {
    /// Which limit stopped the comparison.
    fileprivate var sentence: Message {
        let bounds = AutomatonBounds()
        return switch self {
        case .patternStates: "a pattern needs more than \(bounds.patternStates) states"
        case .states: "the patterns together need more than \(bounds.states) states"
        case .sideBySide: "the patterns are too many to be read side by side within the limits"
        case .steps: "comparing the patterns needs more than \(bounds.steps) steps"
        case .stepsOfFile:
            "comparing the patterns of all apps needs more than \(bounds.stepsOfFile) steps; to compare these, make files with fewer apps"
        case .statesOfFiles: "all patterns of the two files need more than \(bounds.statesOfFiles) states"
        case .combinations:
            "there are more than \(bounds.combinations) combinations of path, query and fragment to tell apart"
        }
    }
}

import AssociationModel
import Judging
import UniversalLinks

extension Subjects {
    /// The links of those documents that have any.
    var links: [DocumentLinks] { once { structures.compactMap(DocumentLinks.init) } }

    /// The components of all files, and the strings in their `paths`.
    var linkRules: [RuleSubject] {
        once { links.flatMap { links in links.rules.filter { !links.explained.contains($0.rule.span) } } }
    }
    /// The patterns of all files.
    var linkPatterns: [PatternSubject] { once { links.flatMap(\.patterns) } }
    /// The patterns that are compared with the path.
    var pathPatterns: [PatternSubject] { once { linkPatterns.filter { $0.part == .path } } }
    /// The patterns that are compared with the whole query.
    var queryPatterns: [PatternSubject] { once { linkPatterns.filter { $0.part == .query } } }
    /// The patterns that are compared with the values of query items.
    var itemPatterns: [PatternSubject] {
        once {
            links.flatMap { links in
                links.patterns.filter { pattern in
                    guard case .item = pattern.part else { return false }
                    return !links.explained.contains(pattern.pattern.span)
                }
            }
        }
    }
    /// The variables that the files define.
    var variables: [VariableSubject] { once { links.flatMap(\.variables) } }
    /// The patterns that may use variables, and the definitions of variables.
    var variableMentions: [VariableMention] {
        once {
            links.flatMap { $0.patterns.map(VariableMention.pattern) + $0.variables.map(VariableMention.definition) }
        }
    }
    /// The keys of components and of `defaults`.
    var componentKeys: [KeySubject] { once { documentKeys.filter { $0.level == .component || $0.level == .defaults } } }
    /// The rules of each file, with the pages that the deployment of its site is known to have.
    package var linkedPages: [LinkedPages] {
        once {
            let deployments = parts.deploymentsByHost
            return links.compactMap { links in
                LinkedPages(links.rules) { (deployments[$0] ?? []).flatMap(\.pages) }
            }
        }
    }
    /// The rules of each file as an ordered whole.
    var ruleOrders: [RuleOrderSubject] { once { links.compactMap(\.order) } }
}

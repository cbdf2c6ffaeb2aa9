import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

/// Collects the patterns that the rules of a file use, each of them once.
struct PatternCollector {
    private let document: SiteDocument
    private let variables: SubstitutionVariables
    private let names: VariableNames
    private let scope: Scope
    private var uses: [Use] = []
    private var places: [SourceSpan: Int] = [:]
    private var objects: Set<ObjectUse> = []

    /// A pattern, and the flags that all the rules that use it have in common.
    private struct Use {
        let constraint: LinkConstraint
        let part: PatternSubject.Part
        let form: LinkRule.Form
        var excludes: Bool
        var isCaseSensitive: Bool
        var isPercentEncoded: Bool
    }

    /// An object of query items as a rule uses it. Rules that share an object and have the same flags read it once;
    /// otherwise the work for large defaults would be multiplied by the number of rules.
    private struct ObjectUse: Hashable {
        let first: SourceSpan
        let flags: [Bool]
    }

    init(_ document: SiteDocument, _ variables: SubstitutionVariables, _ names: VariableNames, scope: Scope) {
        self.document = document
        self.variables = variables
        self.names = names
        self.scope = scope
    }

    /// Adds the patterns of a rule.
    mutating func read(_ rule: LinkRule) {
        if let path = rule.path { add(path, .path, rule) }
        switch rule.query {
        case .unspecified, .void: break
        case .whole(let query): add(query, .query, rule)
        case .items(let object):
            let flags = [rule.excludes, rule.isCaseSensitive, rule.isPercentEncoded]
            guard let first = object.items.first?.key.span,
                objects.insert(ObjectUse(first: first, flags: flags)).inserted
            else { break }
            for item in object.items { add(item.constraint, .item(name: item.key.text), rule) }
        }
        if let fragment = rule.fragment { add(fragment, .fragment, rule) }
    }

    private mutating func add(_ constraint: LinkConstraint, _ part: PatternSubject.Part, _ rule: LinkRule) {
        if let place = places[constraint.pattern.span] {
            uses[place].excludes = uses[place].excludes && rule.excludes
            uses[place].isCaseSensitive = uses[place].isCaseSensitive && rule.isCaseSensitive
            uses[place].isPercentEncoded = uses[place].isPercentEncoded && rule.isPercentEncoded
            return
        }
        places[constraint.pattern.span] = uses.count
        uses.append(
            Use(
                constraint: constraint, part: part, form: rule.form, excludes: rule.excludes,
                isCaseSensitive: rule.isCaseSensitive, isPercentEncoded: rule.isPercentEncoded))
    }

    /// The patterns, in the order in which the rules first use them. Left out are patterns whose text is only a guess
    /// because of a JSON mistake.
    var patterns: [PatternSubject] {
        uses.compactMap { use in
            let pattern = use.constraint.pattern
            guard !document.isUncertain(pattern.span) else { return nil }
            return PatternSubject(
                document: document, pattern: pattern, part: use.part, form: use.form, level: use.constraint.level,
                excludes: use.excludes, isCaseSensitive: use.isCaseSensitive,
                isPercentEncoded: use.isPercentEncoded, problems: pattern.problems(variables), variables: names,
                scope: scope)
        }
    }
}

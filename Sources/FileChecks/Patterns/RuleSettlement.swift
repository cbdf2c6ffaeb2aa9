import AssociationModel
import TextFormats
import UniversalLinks

/// Tells whether the URLs that a rule matches depend on behaviour that is unknown.
struct RuleSettlement {
    private let variables: Set<String>
    private let hasFileDefaults: Bool
    private let entryHasDefaults: [Bool]
    private let fileHasQuery: Bool
    private let entryHasQuery: [Bool]
    /// What is known of patterns, by their identity; many rules may share one.
    private var known: [Int: (isFoldable: Bool, isDefined: Bool)] = [:]

    init(_ links: CompiledLinks, _ appLinks: AppLinks) {
        variables = Set(
            links.variables.definitions.filter { definition in
                definition.values.isEmpty || definition.values.contains { $0.text.isEmpty }
                    || SubstitutionVariables.builtInNames.contains(definition.key.text)
            }.map(\.key.text))
        hasFileDefaults = appLinks.defaults?.value.members?.isEmpty == false
        entryHasDefaults = appLinks.details.map { $0.defaults?.value.members?.isEmpty == false }
        fileHasQuery = appLinks.defaults?.value.member("?") != nil
        entryHasQuery = appLinks.details.map { $0.defaults?.value.member("?") != nil }
    }

    /// Whether a query in defaults is overridden by one of this level.
    private func overridesQuery(_ level: LinkConstraint.Level, _ entry: Int) -> Bool {
        switch level {
        case .file: false
        case .entry: fileHasQuery
        case .rule: fileHasQuery || entryHasQuery[entry]
        }
    }

    /// Whether the rule does not depend on any unknown behaviour.
    mutating func isSettled(_ rule: LinkRule) -> Bool {
        let hasDefaults = hasFileDefaults || entryHasDefaults[rule.entry]
        var constraints = [rule.path, rule.fragment].compactMap(\.self)
        switch rule.query {
        case .unspecified: break
        case .void: return false
        case .whole(let query): constraints.append(query)
        case .items(let object):
            // How an empty object, or one that overrides another, is read is unknown; a large one is too much work.
            guard (1...50).contains(object.items.count), !overridesQuery(object.level, rule.entry) else { return false }
            constraints += object.items.map(\.constraint)
        }
        // Defaults and variables for “paths” are unknown too.
        let isLegacy = rule.form == .path
        if isLegacy, hasDefaults || constraints.contains(where: { !$0.pattern.variables.isEmpty }) { return false }
        return constraints.allSatisfy { constraint in
            let pattern = settlement(of: constraint)
            return (rule.isCaseSensitive || pattern.isFoldable) && pattern.isDefined
        }
    }

    private mutating func settlement(of constraint: LinkConstraint) -> (isFoldable: Bool, isDefined: Bool) {
        if let known = known[constraint.identity] { return known }
        let pattern = constraint.pattern
        let result = (
            isFoldable: pattern.bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") },
            isDefined: variables.isDisjoint(with: pattern.variables)
        )
        known[constraint.identity] = result
        return result
    }
}

import AssociationModel

extension Subjects {
    /// The components of all files, and the strings in their `paths`.
    var linkRules: [RuleSubject] { links.flatMap(\.rules) }
    /// The patterns of all files.
    var linkPatterns: [PatternSubject] { links.flatMap(\.patterns) }
    /// The patterns that are compared with the path.
    var pathPatterns: [PatternSubject] { linkPatterns.filter { $0.part == .path } }
    /// The patterns that are compared with the whole query.
    var queryPatterns: [PatternSubject] { linkPatterns.filter { $0.part == .query } }
    /// The patterns that are compared with the values of query items.
    var itemPatterns: [PatternSubject] { linkPatterns.filter { if case .item = $0.part { true } else { false } } }
    /// The variables that the files define.
    var variables: [VariableSubject] { links.flatMap(\.variables) }
    /// The patterns that may use variables, and the definitions of variables.
    var variableMentions: [VariableMention] {
        links.flatMap { $0.patterns.map(VariableMention.pattern) + $0.variables.map(VariableMention.definition) }
    }
    /// The keys of components and of `defaults`.
    var componentKeys: [KeySubject] { documentKeys.filter { $0.level == .component || $0.level == .defaults } }
    /// The rules of each file as an ordered whole.
    var ruleOrders: [RuleOrderSubject] { links.compactMap(\.order) }
}

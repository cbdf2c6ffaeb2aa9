import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

/// The universal links of one AASA file, split into the subjects that checks judge.
struct DocumentLinks: Sendable {
    let document: SiteDocument
    /// What each entry opens.
    let entries: ClosedEntrySearch
    /// The rules, in the order in which the system tries them.
    let rules: [RuleSubject]
    /// The patterns that the rules use, each once.
    let patterns: [PatternSubject]
    /// The variables that the file defines, used or not.
    let variables: [VariableSubject]
    /// The order of the rules; nil if there are none.
    let order: RuleOrderSubject?
    /// The rules, and the patterns of query items, that a finding about the order already calls too wide.
    let explained: Set<SourceSpan>

    /// Splits the links of a file; nil if they are not to be checked, or none can be read.
    init?(_ structure: DocumentStructure) {
        guard let subject = structure.appLinks, let association = subject.document.association else { return nil }
        let document = subject.document
        let links = CompiledLinks(association)
        let names = VariableNames(
            all: links.variables.definitions.map(\.key.text) + SubstitutionVariables.builtInNames,
            areUncertain: structure.definesVariablesInVain)
        var reader = PatternCollector(document, links.variables, names, scope: subject.scope)
        for rule in links.rules { reader.read(rule) }
        let patterns = reader.patterns
        let used = Set(patterns.flatMap { pattern in pattern.usedVariables.map { Array($0.utf8) } })
        self.patterns = patterns
        variables = links.variables.definitions.map { definition in
            VariableSubject(
                document: document, definition: definition,
                isUsed: used.contains(Array(definition.key.text.utf8)), scope: subject.scope)
        }
        let broken = Set(patterns.filter(\.isBroken).map(\.pattern.span))
        let rules = Self.rules(links, subject.appLinks, document, broken: broken, subject.scope)
        var search = ShadowSearch(links, subject.appLinks, rules)
        let shadows = search.shadows(without: structure.entriesNeverAsked)
        let entries = ClosedEntrySearch(subject.appLinks, rules, deciders: search.deciders)
        order = rules.isEmpty ? nil : RuleOrderSubject(shadows, entries, scope: subject.scope)
        let tooWide = shadows.filter { $0.effect == .opposes }.map(\.earlier).filter { earlier in
            earlier.rule.excludes && earlier.presence != nil
        }
        var explained = Set(entries.closed.flatMap(\.exclusions).map(\.rule.span))
        // Many rules may share the items of defaults.
        for items in (entries.closed.flatMap(\.exclusions) + tooWide).map(\.rule.items) {
            guard let first = items.first, !explained.contains(first.constraint.pattern.span) else { continue }
            explained.formUnion(items.lazy.map(\.constraint.pattern.span))
        }
        self.explained = explained
        self.document = document
        self.entries = entries
        self.rules = rules
    }

    private static func rules(
        _ links: CompiledLinks, _ appLinks: AppLinks, _ document: SiteDocument, broken: Set<SourceSpan>, _ scope: Scope
    ) -> [RuleSubject] {
        let isFilePlain = (appLinks.defaults?.value).map(isPlainComponent) ?? true
        let areEntriesPlain = appLinks.details.map { ($0.defaults?.value).map(isPlainComponent) ?? true }
        var brokenObjects: [SourceSpan: Bool] = [:]
        var numbers = TextNumbers()
        func isBroken(_ query: LinkRule.Query) -> Bool {
            switch query {
            case .unspecified: return false
            case .void: return true
            case .whole(let constraint): return broken.contains(constraint.pattern.span)
            case .items(let object):
                guard let first = object.items.first?.key.span else { return false }
                if let known = brokenObjects[first] { return known }
                let result = object.items.contains { broken.contains($0.constraint.pattern.span) }
                brokenObjects[first] = result
                return result
            }
        }
        return links.rules.map { rule in
            let entry = appLinks.details[rule.entry]
            let elements = entry.components?.value.elements ?? []
            let isEntryPlain = areEntriesPlain[rule.entry]
            let isOwnPlain =
                rule.form == .path
                || elements.indices.contains(rule.index) && isPlainComponent(elements[rule.index])
            let patterns = [rule.path, rule.fragment].compactMap { $0?.pattern.span }
            return RuleSubject(
                document: document, rule: rule,
                isPlain: isFilePlain && isEntryPlain && isOwnPlain && broken.isDisjoint(with: patterns)
                    && !isBroken(rule.query),
                meaning: RuleMeaning(rule, &numbers), scope: scope)
        }
    }
}

extension LinkRule {
    /// The query items that it names.
    var items: [LinkItemConstraints.Item] { if case .items(let object) = query { object.items } else { [] } }
}

extension PatternSubject {
    /// The variables that it uses, and for misspelt names the variables that were probably meant.
    fileprivate var usedVariables: [String] {
        pattern.variables.flatMap { [$0] + (variables.nearest(to: $0).map { [$0] } ?? []) }
    }

    /// Whether it contains a mistake because of which a system does not read it as its author meant.
    fileprivate var isBroken: Bool {
        pathMistake != nil
            || problems.contains { problem in
                switch problem.kind {
                case .variableUndefined, .variableUnterminated, .variableNameInvalid, .variableNested: true
                case .percentEncodingInvalid, .percentEncodingLowerCase, .rawNonASCII: false
                }
            }
    }
}

extension DocumentStructure {
    /// Whether variables are defined in a place, or under a key, where Apple does not read them.
    fileprivate var definesVariablesInVain: Bool {
        let name = "substitutionVariables"
        let isWrong = keys.contains { $0.standsFor == name || ($0.key == name && $0.flaw != nil) }
        let variables = appLinks?.appLinks.substitutionVariables?.value
        return isWrong || variables.map { $0.members?.contains { $0.value.elements == nil } ?? true } ?? false
    }

    /// The indices of entries whose apps all appear in an earlier entry that decides every URL. Another check reports
    /// those.
    fileprivate var entriesNeverAsked: Set<Int> {
        let repeated = Set(identifiers.filter { $0.earlier?.rule != nil }.map(\.located.span))
        let entries = appLinks?.appLinks.details ?? []
        return Set(
            entries.indices.filter { index in
                let own = entries[index].identifiers
                return !own.isEmpty && own.allSatisfy { repeated.contains($0.span) }
            })
    }
}

extension DocumentLinks {
    /// Whether a component, or `defaults` for components, contains only keys that Apple reads, with values of the right
    /// types; comments are allowed.
    private static func isPlainComponent(_ component: JSONValue) -> Bool {
        (component.members ?? []).allSatisfy { member in
            let value = member.value
            switch member.key.text {
            case "/", "#": return value.string != nil
            case "?": return value.string != nil || value.members?.allSatisfy { $0.value.string != nil } ?? false
            case "exclude", "caseSensitive", "percentEncoded": return value.bool != nil
            default: return KeySubject.isComment(member.key.text)
            }
        }
    }
}

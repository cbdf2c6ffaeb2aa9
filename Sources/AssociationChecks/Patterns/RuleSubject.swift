import AssociationModel
package import Findings
import TextFormats
package import UniversalLinks

/// A component of an AASA file, or a string in `paths`, in its effective form.
package struct RuleSubject: Scoped {
    package let document: SiteDocument
    /// The rule, with the defaults applied.
    package let rule: LinkRule
    /// Whether Apple reads everything in the rule and in its defaults: no unknown keys, no values of the wrong type, no
    /// broken patterns. A rule with such a mistake gets a finding for that, and none based on what it matches.
    package let isPlain: Bool
    /// What the rule requires of a URL; equal for rules with the same patterns and flags.
    let meaning: RuleMeaning
    /// The associations that a finding about it concerns.
    package let scope: Scope

    /// The place of the rule's own path pattern; the whole rule if it has none.
    package var place: Place {
        if let path = rule.path, path.level == .rule, !isNegated { return document.place(path.pattern.span) }
        return document.place(rule.span)
    }

    private var isNegated: Bool { rule.form == .path && rule.excludes && rule.path?.level == .rule }

    /// The rule in words, for a message: its path pattern, or what else identifies it.
    var words: Message {
        if let path = rule.path { return "\((isNegated ? "NOT " : "") + path.pattern.text)" }
        switch rule.query {
        case .whole(let query): return "the component with the query \(query.pattern.text)"
        case .items(let object) where !object.items.isEmpty:
            return "the component with the query item \(object.items[0].key.text)"
        case .unspecified, .items, .void: break
        }
        if let fragment = rule.fragment { return "the component with the fragment \(fragment.pattern.text)" }
        return "the component without a pattern"
    }
}

/// What a rule requires of a URL, independent of where and in what order that is written. `exclude` is not part of it.
struct RuleMeaning: Hashable {
    let path: [UInt8]?
    let query: [UInt8]?
    let items: [[UInt8]: [UInt8]]?
    /// The span of the first key of a query-item object in defaults. It stands for the whole object, which many rules
    /// may share.
    let sharedItems: SourceSpan?
    let fragment: [UInt8]?
    let isCaseSensitive: Bool
    let isPercentEncoded: Bool

    init(_ rule: LinkRule) {
        path = rule.path?.pattern.bytes
        fragment = rule.fragment?.pattern.bytes
        isCaseSensitive = rule.isCaseSensitive
        isPercentEncoded = rule.isPercentEncoded
        switch rule.query {
        case .unspecified, .void: (query, items, sharedItems) = (nil, nil, nil)
        case .whole(let constraint): (query, items, sharedItems) = (constraint.pattern.bytes, nil, nil)
        case .items(let object) where object.level != .rule:
            (query, items, sharedItems) = (nil, nil, object.items.first?.key.span)
        case .items(let object):
            (query, sharedItems) = (nil, nil)
            items = Dictionary(
                object.items.map { (Array($0.key.text.utf8), $0.constraint.pattern.bytes) }, uniquingKeysWith: { $1 })
        }
    }
}

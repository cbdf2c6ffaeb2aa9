import AssociationModel
package import Findings
import TextFormats
package import UniversalLinks

/// A component of an AASA file, or a string of `paths`, as it counts.
package struct RuleSubject: Scoped {
    /// The file.
    package let document: SiteDocument
    /// The rule, with the defaults filled in.
    package let rule: LinkRule
    /// Whether all that it says, and all that its defaults say, is read: it has no unknown keys, no values of other
    /// types and no broken patterns. What another finding doubts is no ground for a second one.
    package let isPlain: Bool
    /// Its key among rules: equal for rules that take the same URLs because they say the same.
    let meaning: RuleMeaning
    /// What a finding about it concerns.
    package let scope: Scope

    /// The bytes of the path pattern if it has one of its own, else of the whole.
    package var place: Place {
        if let path = rule.path, path.level == .rule, !isNegated { return document.place(path.pattern.span) }
        return document.place(rule.span)
    }

    private var isNegated: Bool { rule.form == .path && rule.excludes && rule.path?.level == .rule }

    /// The rule as people call it.
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

/// What a rule demands of a URL, without where and in what order it is written.
struct RuleMeaning: Hashable {
    let path: [UInt8]?
    let query: [UInt8]?
    let items: [[UInt8]: [UInt8]]?
    /// The first name of an object of query items in defaults, which stands for the object: many rules may share it.
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

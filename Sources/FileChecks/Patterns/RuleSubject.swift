import AssociationModel
package import Findings
package import Judging
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

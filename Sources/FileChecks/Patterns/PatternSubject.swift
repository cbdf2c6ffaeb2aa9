import AssociationModel
package import Findings
package import Judging
import TextFormats
package import UniversalLinks

/// A pattern of an AASA file, with its place and the way in which the rules that use it compare it.
///
/// A pattern in `defaults` that several rules use is one subject; a pattern that no rule uses is not a subject.
package struct PatternSubject: Scoped {
    /// The part of a URL that a pattern is compared with.
    package enum Part: Hashable, Sendable {
        case path
        /// The whole query.
        case query
        /// The values of the query items of this name.
        case item(name: String)
        case fragment
    }

    package let document: SiteDocument
    package let pattern: LinkPattern
    /// The part of a URL that it is compared with.
    package let part: Part
    /// Whether it belongs to a component, or is a string in `paths`.
    package let form: LinkRule.Form
    /// Whether it is written in the rule itself or in defaults.
    package let level: LinkConstraint.Level
    /// Whether every rule that uses it has `exclude`.
    package let excludes: Bool
    /// Whether every rule that uses it is case-sensitive.
    package let isCaseSensitive: Bool
    /// Whether every rule that uses it compares it with the percent-encoded URL, not with the decoded one.
    package let isPercentEncoded: Bool
    /// The syntax mistakes in the pattern.
    package let problems: [LinkPatternProblem]
    /// The names of the variables that it may use.
    package let variables: VariableNames
    /// The associations that a finding about it concerns.
    package let scope: Scope

    /// The place of the whole pattern in the file.
    package var place: Place { document.place(pattern.span) }

    /// The place of some bytes of the pattern, given as offsets in it.
    func place(_ range: Range<Int>) -> Place { document.place(pattern.span(of: range)) }

    func place(_ problem: LinkPatternProblem) -> Place { document.place(problem.span) }

    func firstProblem(_ kind: LinkPatternProblem.Kind) -> LinkPatternProblem? { problems.first { $0.kind == kind } }

    /// A note that counts the problems of a kind after the first one; empty if there are none.
    func others(_ kind: LinkPatternProblem.Kind) -> [Note] {
        let count = problems.count { $0.kind == kind } - 1
        return count > 0 ? [Note("\(count) more like it in this pattern")] : []
    }
}

import AssociationModel
package import Findings
import TextFormats
package import UniversalLinks

/// A pattern of an AASA file, where it is written, and how the rules that use it compare it.
///
/// A pattern in `defaults` that several rules use is one subject; one that no rule uses is none.
package struct PatternSubject: Scoped {
    /// What of a URL a pattern is compared with.
    package enum Part: Hashable, Sendable {
        /// The path.
        case path
        /// The whole query.
        case query
        /// The values of the query items of this name.
        case item(name: String)
        /// The fragment.
        case fragment
    }

    /// The file.
    package let document: SiteDocument
    /// The pattern.
    package let pattern: LinkPattern
    /// What it is compared with.
    package let part: Part
    /// Whether it is a component's, or a string of `paths`.
    package let form: LinkRule.Form
    /// Where it is written.
    package let level: LinkConstraint.Level
    /// Whether every rule that uses it has `exclude`.
    package let excludes: Bool
    /// Whether every rule that uses it heeds case.
    package let isCaseSensitive: Bool
    /// Whether every rule that uses it compares the URL as it is, not decoded.
    package let isPercentEncoded: Bool
    /// What is wrong about the syntax of the pattern.
    package let problems: [LinkPatternProblem]
    /// The variables that may be used in it.
    package let variables: VariableNames
    /// What a finding about it concerns.
    package let scope: Scope

    /// The bytes of the pattern.
    package var place: Place { document.place(pattern.span) }

    /// Some bytes of the pattern.
    func place(_ range: Range<Int>) -> Place { document.place(pattern.span(of: range)) }

    /// The bytes of a problem.
    func place(_ problem: LinkPatternProblem) -> Place { document.place(problem.span) }

    /// The first problem of a kind.
    func firstProblem(_ kind: LinkPatternProblem.Kind) -> LinkPatternProblem? { problems.first { $0.kind == kind } }

    /// How many problems of a kind there are beside the first, for a message.
    func others(_ kind: LinkPatternProblem.Kind) -> [Note] {
        let count = problems.count { $0.kind == kind } - 1
        return count > 0 ? [Note("\(count) more of the kind in this pattern")] : []
    }
}

/// The names of the variables that a file may use.
package struct VariableNames: Sendable {
    /// The names, the file's own first.
    package let all: [String]
    /// Whether the file means to define others, in a place or a form that Apple does not read.
    package let areInDoubt: Bool

    /// The name that somebody may have meant by one that is none. Long lists are not searched.
    func nearest(to name: String) -> String? {
        name.utf8.count > 64 || all.count > 100 ? nil : NearestName.nearest(to: name, among: all)
    }
}

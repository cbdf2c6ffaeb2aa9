import AssociationModel
package import Findings

/// What came of trying one rule on a URL.
package struct LinkAttempt: Sendable {
    /// Which rule: an index into ``CompiledLinks/rules``.
    package let rule: Int
    /// Why it does not hold; nil where it holds.
    package let failure: LinkFailure?
}

/// Why a rule does not hold: the first of its patterns that does not match, in the order path, fragment, query.
package struct LinkFailure: Sendable {
    /// A part of a URL.
    package enum Part: Hashable, Sendable {
        /// The path.
        case path
        /// The fragment.
        case fragment
        /// The query as a whole.
        case query
        /// The items of a name, and whether the query has any; one that is not there counts as empty.
        case item(name: String, isPresent: Bool)
    }

    /// What kept the pattern from matching.
    package enum Reason: Hashable, Sendable {
        /// The text is another.
        case differs
        /// The pattern has a variable that is undefined or broken.
        case patternUnusable
        /// The text cannot be percent-decoded.
        case undecodable
    }

    /// Which part of the URL.
    package let part: Part
    /// Why.
    package let reason: Reason
    /// The pattern.
    package let constraint: LinkConstraint
    /// The bytes, in the file, of the piece of the pattern that nothing in the text could go on with; empty, at the end
    /// of the pattern, where text was left over.
    package let span: SourceSpan
    /// The text as the pattern saw it: decoded where the rule says so, a path with its slash at the end.
    package let text: String
    /// How many bytes of the text the pieces before that one can take at most.
    package let reach: Int
    /// What of the URL would have to be written otherwise, or the rule compare otherwise, for the rule to hold.
    package internal(set) var remedies: [Remedy] = []

    /// A change that would let the rule hold.
    package enum Remedy: Hashable, Sendable, CaseIterable {
        /// The rule would hold if it ignored case.
        case ignoringCase
        /// The rule would hold if it compared the decoded URL.
        case decoding
        /// The rule would hold if it ignored case and compared the decoded URL.
        case ignoringCaseAndDecoding
        /// The rule would hold without what it wants of the query.
        case anyQuery
        /// The rule would hold without what it wants of the fragment.
        case anyFragment
    }
}

package import Findings

/// The result of trying one rule on a URL.
package struct LinkAttempt: Sendable {
    /// The rule, as an index into ``CompiledLinks/rules``.
    package let rule: Int
    /// Why the rule does not match; nil if it does.
    package let failure: LinkFailure?
}

/// Why a rule does not match: its first pattern that fails, in the order path, fragment, query.
package struct LinkFailure: Sendable {
    package enum Part: Hashable, Sendable {
        case path
        case fragment
        /// The query as a whole.
        case query
        /// The items with a name, and whether the query has any. A missing item counts as empty.
        case item(name: String, isPresent: Bool)
    }

    /// Why the pattern did not match.
    package enum Reason: Hashable, Sendable {
        /// The text differs from the pattern.
        case differs
        /// The pattern has a variable that is undefined or malformed.
        case patternUnusable
        /// The text cannot be percent-decoded.
        case undecodable
    }

    /// The part of the URL that failed.
    package let part: Part
    package let reason: Reason
    package let constraint: LinkConstraint
    /// The bytes, in the file, of the first piece of the pattern that does not fit the text. If the pattern ended
    /// before the text did, an empty span at the end of the pattern.
    package let span: SourceSpan
    /// The text as the pattern saw it: decoded if the rule asks for it, and a path with its final slash.
    package let text: String
    /// The maximum number of bytes of the text that the pieces before that one can match.
    package let reach: Int
    /// The changes that would make the rule match; filled in only for the closest attempt.
    package internal(set) var fixes: [Fix] = []

    /// A change to the rule that would make it match the URL.
    package enum Fix: Hashable, Sendable, CaseIterable {
        /// Ignore case.
        case ignoringCase
        /// Compare the decoded URL.
        case decoding
        /// Ignore case and compare the decoded URL.
        case ignoringCaseAndDecoding
        /// Drop the conditions on the query.
        case anyQuery
        /// Drop the conditions on the fragment.
        case anyFragment
    }
}

/// An earlier rule, and later rules that match only URLs which the earlier one already matches.
package struct Shadow: Sendable {
    /// The rule that comes first and decides.
    package let earlier: RuleSubject
    /// The rules of one entry that it makes unreachable, in their order; at least one.
    package let later: [RuleSubject]
    /// Whether the later rules repeat the earlier one: same patterns, same flags, same `exclude`.
    package let isRepetition: Bool
}

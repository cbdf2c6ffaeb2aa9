/// Rules to which an earlier one leaves nothing: whatever they could take, it has taken.
package struct Shadow: Sendable {
    /// The rule that leaves nothing.
    package let earlier: RuleSubject
    /// The rules of one entry to which it leaves nothing, in order; at least one.
    package let later: [RuleSubject]
    /// Whether they say the same as it.
    package let isRepetition: Bool
}

/// The order of the rules of one AASA file.
package struct RuleOrderSubject: Scoped {
    /// The rules to which earlier ones leave nothing.
    package let shadows: [Shadow]
    /// What a finding about it concerns.
    package let scope: Scope
}

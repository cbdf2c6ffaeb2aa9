/// Rules to which an earlier one leaves nothing: whatever they could take, it has taken.
public struct Shadow: Sendable {
    /// The rule that leaves nothing.
    public let earlier: RuleSubject
    /// The rules of one entry to which it leaves nothing, in order; at least one.
    public let later: [RuleSubject]
    /// Whether they say the same as it.
    public let isRepetition: Bool
}

/// The order of the rules of one AASA file.
public struct RuleOrderSubject: Scoped {
    /// The rules to which earlier ones leave nothing.
    public let shadows: [Shadow]
    /// What a finding about it concerns.
    public let scope: Scope
}

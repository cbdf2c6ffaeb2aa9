/// How much work the comparison of languages may be. Whoever reaches a bound says that the answer is unknown.
package struct AutomatonBounds: Hashable, Sendable {
    /// The most states of the automaton of one pattern.
    package var patternStates = 20_000
    /// The most states of the deterministic automaton in which patterns are read side by side.
    package var states = 30_000
    /// The most transitions that are looked at while that automaton is built.
    package var steps = 10_000_000
    /// The most combinations of path, query and fragment that are told apart.
    package var combinations = 200_000

    /// The bounds that the command line has.
    package init() {}
}

/// A bound that was reached.
package enum AutomatonBound: Hashable, Sendable {
    /// ``AutomatonBounds/patternStates``
    case patternStates
    /// ``AutomatonBounds/states``
    case states
    /// ``AutomatonBounds/steps``
    case steps
    /// ``AutomatonBounds/combinations``
    case combinations
}

import Findings

/// Limits on the work of comparing languages. When a limit is reached, the answer is “unknown”.
package struct AutomatonBounds: Hashable, Sendable {
    /// The maximum number of states in the automaton of one pattern.
    package var patternStates = 20_000
    /// The maximum number of states in the deterministic automaton that reads patterns side by side.
    package var states = 30_000
    /// The maximum number of transitions followed while that automaton is built.
    package var steps = 10_000_000
    /// The maximum number of transitions followed for all apps of a file together.
    package var stepsOfFile = Bound.compared.most
    /// The maximum number of states in the automata of all patterns of two files.
    package var statesOfFiles = 400_000
    /// The maximum number of combinations of path, query and fragment that are told apart.
    package var combinations = 200_000

    /// The limits that the command line uses.
    package init() {}
}

/// A limit that was reached.
package enum AutomatonBound: Hashable, Sendable {
    /// ``AutomatonBounds/patternStates``
    case patternStates
    /// ``AutomatonBounds/states``
    case states
    /// ``AutomatonBounds/states``, by their size: too many patterns are open at once.
    case sideBySide
    /// ``AutomatonBounds/steps``
    case steps
    /// ``AutomatonBounds/stepsOfFile``
    case stepsOfFile
    /// ``AutomatonBounds/statesOfFiles``
    case statesOfFiles
    /// ``AutomatonBounds/combinations``
    case combinations
}

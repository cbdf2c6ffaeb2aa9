import Findings

/// An earlier rule, and later rules that match only URLs which the earlier one already matches.
package struct Shadow: Sendable {
    /// What becomes of the URLs that the later rules match.
    package enum Effect: Int, Sendable {
        /// The later rules repeat the earlier one: same patterns, same flags, same `exclude`.
        case repeats
        /// The earlier rule decides as the later ones would.
        case agrees
        /// The earlier rule decides otherwise.
        case opposes
    }

    /// The rule that comes first and decides.
    package let earlier: RuleSubject
    /// The rules of one entry that it makes unreachable, in their order; at least one.
    package let later: [RuleSubject]
    package let effect: Effect

    /// The earlier rule as the subject of a clause; not by its words where the first of the later ones has the same.
    var earlierInWords: Message {
        later.first?.words == earlier.words ? "an earlier component" : "\(earlier.words), which comes first,"
    }
}

import Findings
package import Judging
import UniversalLinks

/// The rules of one AASA file, judged by their order.
package struct RuleOrderSubject: Scoped {
    /// The rules that earlier ones make unreachable, except those that a closed entry explains.
    package let shadows: [Shadow]
    /// The entries in which exclusions take every URL before the rules that should open it.
    package let closed: [ClosedEntry]
    /// The entries that have nothing but exclusions, of apps that have no others.
    package let exclusionsOnly: [ClosedEntry]
    /// The associations that a finding about it concerns.
    package let scope: Scope

    init(_ shadows: [Shadow], _ entries: ClosedEntrySearch, scope: Scope) {
        let explained = Set(entries.closed.flatMap(\.openers).map(\.rule.span))
        self.shadows = shadows.compactMap { shadow in
            let later = shadow.later.filter { !explained.contains($0.rule.span) }
            return later.isEmpty ? nil : Shadow(earlier: shadow.earlier, later: later, effect: shadow.effect)
        }
        closed = entries.closed
        exclusionsOnly = entries.exclusionsOnly
        self.scope = scope
    }

    /// An observation for each shadow with an effect. If there are many, one for all of them, at the first.
    ///
    /// - Parameters:
    ///   - describe: describes one of them; the first note is about the earlier rule.
    ///   - all: the message for a number of unreachable rules.
    func observations(
        of effect: Shadow.Effect, _ describe: (Shadow) -> Observation, all: (_ rules: Int) -> Message
    ) -> [Observation] {
        let shadows = shadows.filter { $0.effect == effect && !$0.later.isEmpty }
        guard shadows.count > Self.mostShownSingly else { return shadows.map(describe) }
        let first = describe(shadows[0])
        let others = shadows.dropFirst().flatMap { shadow in shadow.later.map { (shadow.earlier, $0) } }
        let shown = others.prefix(Self.mostNotes).map { earlier, later in
            Note("line \(later.place.position?.line ?? 0): \(later.words) comes after \(earlier.words)")
        }
        let rest = others.count - shown.count
        return [
            Observation(
                all(shadows.reduce(0) { $0 + $1.later.count }), at: first.place, label: first.label,
                notes: first.notes + shown + (rest > 0 ? [Note("and \(rest) more in this file")] : []),
                help: first.help)
        ]
    }

    private static let mostShownSingly = 3
    private static let mostNotes = 10
}

/// Notes for the other rules of a shadow, at most five: hundreds may follow a rule that matches everything.
func notes(on others: ArraySlice<RuleSubject>) -> [Note] {
    let most = 5
    let shown = others.prefix(most).map { Note("the same goes for \($0.words)", at: $0.place) }
    return others.count > most ? shown + [Note("and for \(others.count - most) more in this entry")] : shown
}

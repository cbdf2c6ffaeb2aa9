import Findings
import UniversalLinks

extension Check {
    /// An earlier rule matches every URL that a later one could match.
    static let componentUnreachable = Check(
        "AD501", "component-unreachable", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .wwdc19UniversalLinks, .recordedRuns],
        explanation: """
            ## What it finds
            A component, or a string in `paths`, that can never decide anything: an earlier one of the same app \
            matches every URL that it could match. The toolkit compares what the patterns can match, not how they are \
            written, so it finds `/shop/sale/*` after `/shop/*`, and also `/buy` after `/buy/*`, which matches `/buy` \
            too.

            ## Why it matters
            The first component that matches decides; recorded runs of Apple’s tool confirm it. An exclusion after a \
            wider pattern excludes nothing:

                [{"/": "/shop/*"}, {"/": "/shop/admin/*", "exclude": true}]     the app opens /shop/admin/1

            ## How to fix it
            Put the narrower component first. Where both decide the same way, the later one can be removed. Nothing is \
            reported where the finding would depend on behaviour that nobody outside Apple has shown.
            """,
        of: \.ruleOrders
    ) { order in
        order.shadows.filter { !$0.isRepetition }.compactMap { shadow in
            guard let first = shadow.later.first else { return nil }
            let others = shadow.later.dropFirst()
            let earlier: Message =
                first.words == shadow.earlier.words
                ? "an earlier component" : "\(shadow.earlier.words), which comes first,"
            let isOpposed = shadow.later.contains { $0.rule.excludes != shadow.earlier.rule.excludes }
            return Observation(
                isOpposed
                    ? "\(first.words) is never reached: \(earlier) matches all of its URLs"
                    : "\(first.words) is redundant: \(earlier) matches all of its URLs",
                at: first.place, label: isOpposed ? "has no effect" : "adds nothing",
                notes: [Note("matches all of its URLs", at: shadow.earlier.place)] + notes(others),
                help: isOpposed
                    ? "move it before the earlier one"
                    : "remove it, or move it first if it was meant to decide differently")
        }
    }
}

/// Notes for the other rules that are never reached, at most five: hundreds may follow a rule that matches everything.
private func notes(_ others: ArraySlice<RuleSubject>) -> [Note] {
    let most = 5
    let shown = others.prefix(most).map { Note("the same goes for \($0.words)", at: $0.place) }
    return others.count > most ? shown + [Note("and for \(others.count - most) more in this entry")] : shown
}

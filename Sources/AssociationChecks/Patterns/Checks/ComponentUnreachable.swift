import Findings
import UniversalLinks

extension Check {
    /// An earlier rule takes every URL that a later one could take.
    static let componentUnreachable = Check(
        "AD501", "component-unreachable", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .wwdc19UniversalLinks, .recordedRuns],
        explanation: """
            ## What it finds
            A component, or a string of `paths`, that can never decide anything: an earlier one of the same app takes \
            every URL that it could take. The toolkit compares what the patterns can match, not how they are written, \
            so `/shop/sale/*` after `/shop/*` is found, and so is `/buy` after `/buy/*`, which takes `/buy` too.

            ## Why it matters
            The first component that matches decides; recorded runs of Apple’s tool confirm it. An exclusion that \
            stands after a wider pattern excludes nothing:

                [{"/": "/shop/*"}, {"/": "/shop/admin/*", "exclude": true}]     the app opens /shop/admin/1

            ## How to fix it
            Put the narrower component first. Where both decide alike, the later one can go. No finding is made where \
            it would rest on something that nobody outside Apple has shown.
            """,
        of: \.ruleOrders
    ) { order in
        order.shadows.filter { !$0.isRepetition }.compactMap { shadow in
            guard let first = shadow.later.first else { return nil }
            let others = shadow.later.dropFirst()
            let earlier: Message =
                first.words == shadow.earlier.words ? "an earlier component" : "the earlier \(shadow.earlier.words)"
            let isOpposed = shadow.later.contains { $0.rule.excludes != shadow.earlier.rule.excludes }
            return Observation(
                isOpposed
                    ? "\(first.words) never decides: \(earlier) takes all of its URLs"
                    : "\(first.words) adds nothing: \(earlier) takes all of its URLs",
                at: first.place, label: isOpposed ? "has no effect" : "adds nothing",
                notes: [Note("takes all of its URLs", at: shadow.earlier.place)] + notes(others),
                help: isOpposed
                    ? "put it before that one" : "remove it, or put it first if it was to decide otherwise")
        }
    }
}

/// A list may hold hundreds of rules after one for everything.
private func notes(_ others: ArraySlice<RuleSubject>) -> [Note] {
    let most = 5
    let shown = others.prefix(most).map { Note("neither does \($0.words)", at: $0.place) }
    return others.count > most ? shown + [Note("nor do \(others.count - most) more in this entry")] : shown
}

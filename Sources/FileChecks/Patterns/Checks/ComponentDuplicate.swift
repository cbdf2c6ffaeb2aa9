import Findings
import Judging

extension PatternChecks {
    /// A rule repeats an earlier rule of the same app.
    static let componentDuplicate = Check(
        "AD502", "component-duplicate", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .recordedRuns],
        explanation: """
            ## What it finds
            A component, or a string in `paths`, that repeats an earlier one of the same app: the same patterns, the \
            same flags, the same `exclude`. Comments and the order of keys do not count.

            ## Why it matters
            The first component that matches decides, so the second is never tried. Nothing breaks today, but two \
            copies drift apart: someone edits the second one, and nothing changes on any device.

            ## How to fix it
            Remove one of the two. If they were meant to differ, add the difference that is missing: often an \
            `exclude`, or another path.
            """,
        in: \.ruleOrders
    ) { order in
        order.observations(of: .repeats) { shadow in
            let (first, others) = (shadow.later[0], shadow.later.dropFirst())
            let shown = others.prefix(5).map { Note("and again here", at: $0.place) }
            let rest = others.count > 5 ? [Note("and \(others.count - 5) more times in this entry")] : []
            return Observation(
                others.isEmpty
                    ? "\(first.words) appears twice, with the same meaning"
                    : "\(first.words) appears \(shadow.later.count + 1) times, with the same meaning",
                at: first.place, label: "never tried",
                notes: [Note("first appears here", at: shadow.earlier.place)] + shown + rest,
                help: others.isEmpty ? "remove one of the two" : "remove all but one")
        } all: { count in
            "\(count) components repeat earlier ones of the same app, with the same meaning"
        }
    }
}

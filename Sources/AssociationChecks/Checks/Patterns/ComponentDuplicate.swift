import AssociationModel
import Findings

extension Check {
    /// A rule says the same as an earlier one.
    static let componentDuplicate = Check(
        "AD502", "component-duplicate", .warning, since: "0.1.0", evidence: .recorded,
        sources: [.applinks, .recordedRuns],
        explanation: """
            ## What it finds
            A component, or a string of `paths`, that says the same as an earlier one of the same app: the same \
            patterns, the same flags, the same `exclude`. Comments and the order of keys do not count.

            ## Why it matters
            The first component that matches decides, so the second is never asked. Nothing breaks today. But two \
            copies drift apart: somebody edits the second, and nothing changes on any device.

            ## How to fix it
            Remove one of the two. If they were meant to differ, it is the difference that is missing: often an \
            `exclude`, or another path.
            """,
        of: \.ruleOrders
    ) { order in
        order.shadows.filter(\.isRepetition).flatMap { shadow in
            shadow.later.map { rule in
                Observation(
                    "\(rule.words) is there twice, and says the same both times", at: rule.place,
                    label: "never asked", notes: [Note("first written here", at: shadow.earlier.place)],
                    help: "remove one of the two")
            }
        }
    }
}

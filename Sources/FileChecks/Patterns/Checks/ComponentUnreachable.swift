import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// An earlier rule matches every URL that a later one could match.
    static let componentUnreachable = Check(
        "AD501", "component-unreachable", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .wwdc19UniversalLinks, .recordedRuns],
        explanation: """
            ## What it finds
            A component, or a string in `paths`, that can never decide anything, because an earlier one of the same \
            app matches every URL that it could match and decides otherwise. The toolkit compares what the patterns \
            can match, not how they are written, so it finds `/buy` after `/buy/*`, which matches `/buy` too. Where \
            the earlier one decides alike, the later one is harmless, and `component-redundant`.

            ## Why it matters
            The first component that matches decides; recorded runs of Apple’s tool confirm it. An exclusion after a \
            wider pattern excludes nothing:

                [{"/": "/shop/*"}, {"/": "/shop/admin/*", "exclude": true}]     the app opens /shop/admin/1

            ## How to fix it
            Put the narrower component first. If the earlier one is an exclusion by query items, check that it \
            requires them: `{"?": {"web": "*"}, "exclude": true}` excludes every URL, with or without `web`; write \
            `?*`. Nothing is reported where the finding would depend on behaviour that nobody outside Apple has shown.
            """,
        in: \.ruleOrders
    ) { order in
        order.observations(of: .opposes) { shadow in
            let (first, others) = (shadow.later[0], shadow.later.dropFirst())
            let cures = first.document.mostCured > 0 ? order.cures(for: shadow) : RuleCures()
            return Observation(
                "\(first.words) is never reached: \(shadow.earlierInWords) matches all of its URLs",
                at: first.place, label: "has no effect",
                notes: [Note("\(shadow.earlier.words) comes first", at: shadow.earlier.place)] + notes(on: others)
                    + shadow.earlier.presenceNotes,
                help: cures.help, repair: cures.repair)
        } all: { count in
            "\(count) components are never reached: earlier ones match all of their URLs and decide otherwise"
        }
    }
}

import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// An earlier rule matches every URL that a later one could match, and decides alike.
    static let componentRedundant = Check(
        "AD504", "component-redundant", .note, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .wwdc19UniversalLinks, .recordedRuns],
        explanation: """
            ## What it finds
            A component, or a string in `paths`, that adds nothing: an earlier one of the same app matches every URL \
            that it could match, and both open them, or both exclude them. The toolkit compares what the patterns can \
            match, not how they are written.

            ## Why it matters
            Nothing breaks. The first component that matches decides, as recorded runs of Apple’s tool show, so the \
            later one is never tried, and whoever edits it will wonder why nothing changes:

                [{"/": "/shop/*"}, {"/": "/shop/sale/*"}]     the second adds nothing

            ## How to fix it
            Remove it, or leave it. If it was meant to decide differently, add `"exclude": true` and put it first.
            """,
        in: \.ruleOrders
    ) { order in
        order.observations(of: .agrees) { shadow in
            let (first, others) = (shadow.later[0], shadow.later.dropFirst())
            return Observation(
                "\(first.words) is redundant: \(shadow.earlierInWords) matches all of its URLs and decides alike",
                at: first.place, label: "adds nothing",
                notes: [Note("\(shadow.earlier.words) comes first", at: shadow.earlier.place)] + notes(on: others),
                help: first.redundancyHelp)
        } all: { count in
            "\(count) components are redundant: earlier ones match all of their URLs and decide alike"
        }
    }
}

extension RuleSubject {
    fileprivate var redundancyHelp: Message {
        if rule.excludes { return "remove it" }
        let exclusion: Message = rule.form == .path ? "“NOT ” before it" : "\(plain: "\"exclude\": true") in it"
        return "remove it; if it was meant to exclude its URLs, write \(exclusion), and put it first"
    }
}

import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// An app identifier is repeated where the repetition has no effect.
    static let appIdentifierDuplicate = Check(
        "AD445", "app-identifier-duplicate", .warning, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .wwdc19UniversalLinks, .recordedRuns],
        explanation: """
            ## What it finds
            The same app identifier appears twice in one list; or it appears in two entries of `details`, and the \
            earlier one has a rule that matches every URL, so the later one is never consulted.

            ## Why it matters
            In one list, the second has no effect. In `details` the order counts: an earlier entry that matches wins \
            over a later one, as recorded runs of Apple’s tool show. The later entry’s patterns, its exclusions \
            included, then do nothing for the app.

            ## How to fix it
            Remove the second identifier from a list. For two entries, put the one with the narrower patterns first, \
            or merge the two into one entry that ends with the rule for every URL.
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard let earlier = identifier.earlier else { return nil }
        let first = identifier.document.place(earlier.located.span)
        guard let rule = earlier.rule else {
            return Observation(
                "\(identifier.text) is listed twice", at: identifier.place, label: "has no effect",
                notes: [Note("first listed here", at: first)], help: "remove one of the two",
                repair: identifier.list == .detailsKeys
                    ? nil
                    : .removingLaterElement(at: identifier.located.span, of: identifier.document.text))
        }
        return Observation(
            "\(identifier.text) has an earlier entry that decides every URL, so this one is never consulted",
            at: identifier.place, label: "never consulted",
            notes: [
                Note("the earlier entry", at: first),
                Note("its pattern matches every URL", at: identifier.document.place(rule)),
            ],
            help: "put the entry with the narrower patterns first, or merge the two entries")
    }
}

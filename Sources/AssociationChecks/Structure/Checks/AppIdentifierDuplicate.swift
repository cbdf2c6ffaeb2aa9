import Findings
import TextFormats

extension Check {
    /// An app is listed again where it was listed before.
    static let appIdentifierDuplicate = Check(
        "AD445", "app-identifier-duplicate", .warning, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .wwdc19UniversalLinks, .recordedRuns],
        explanation: """
            ## What it finds
            The same app identifier stands twice in one list; or it stands in two entries of `details` of which the \
            earlier one has a rule that takes every URL, so that the later one is never asked.

            ## Why it matters
            In one list the second has no effect. In `details` the order counts: an earlier entry that matches beats \
            a later one, as recorded runs of Apple’s tool show. The later entry’s patterns, exclusions among them, \
            then do nothing for the app.

            ## How to fix it
            Remove the second from a list. For two entries, put the one with the narrow patterns first, or join the \
            two entries into one whose rule for everything stands last.
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard let earlier = identifier.earlier else { return [] }
        let first = identifier.document.place(earlier.located.span)
        guard let rule = earlier.rule else {
            return [
                Observation(
                    "\(identifier.text) is listed twice", at: identifier.place, label: "has no effect",
                    notes: [Note("first listed here", at: first)], help: "remove one of the two",
                    repair: identifier.list == .detailsKeys
                        ? nil
                        : .removingLaterElement(at: identifier.located.span, of: identifier.document.text))
            ]
        }
        return [
            Observation(
                "\(identifier.text) has an earlier entry that decides about every URL; this one is never asked",
                at: identifier.place, label: "never asked",
                notes: [
                    Note("the earlier entry", at: first), Note("takes every URL", at: identifier.document.place(rule)),
                ],
                help: "put the narrower patterns first, or join the two entries")
        ]
    }
}

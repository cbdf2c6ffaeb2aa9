import AssociationModel
import Findings

extension Check {
    /// Devices do not see yet what the server says.
    static let cdnStale = Check(
        "AD262", "cdn-stale", .warning, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .oldDelivery],
        explanation: """
            ## What it finds
            The copy of Apple's CDN lists other apps, or other links, than the server's file. The two are compared by \
            what they say to Apple's systems: order, white space and unknown keys do not count.

            ## Why it matters
            Devices read only the copy. Until the CDN asks the server again, which Apple says it does within 24 \
            hours, they act on the old file, and a device that has asked in the meantime keeps the old answer for \
            about a week. Where the copy stays old for longer, the CDN may be getting another answer than you do: \
            from another server behind the same name, or from a cache of your own.

            ## How to fix it
            Wait, and look again. Nothing makes the CDN ask sooner. Give the file a short lifetime in your own \
            caches, so that what the CDN gets is not old already. Reinstall the app afterwards.
            """,
        of: \.comparedCopies
    ) { subject in
        guard !subject.difference.isEmpty else { return [] }
        let cdnAnswer = subject.cdnAnswer
        return [
            Observation(
                subject.difference.linksDiffer
                    ? "the copy of Apple's CDN has other links than the file of \(plain: cdnAnswer.site.key.host)"
                    : "the copy of Apple's CDN lists other apps than the file of \(plain: cdnAnswer.site.key.host)",
                at: .wholeText(subject.copy.text),
                notes: subject.difference.notes(
                    first: "the server's file", subject.original, second: "the CDN's copy", subject.copy)
                    + cdnAnswer.notesOnFreshness,
                help: "wait until the CDN has asked again, and reinstall the app; nothing makes the CDN ask sooner")
        ]
    }
}

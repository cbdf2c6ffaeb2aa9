import AssociationModel
import Findings
import Judging

extension ContentDeliveryChecks {
    /// The CDN copy and the server's file list different apps or links.
    static let cdnStale = Check(
        "AD262", "cdn-stale", .warning, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .oldCDNCopy],
        explanation: """
            ## What it finds
            The copy on Apple's CDN lists different apps or links from the server's file. The two are compared by what \
            they mean to Apple's systems: order, white space and unknown keys do not count. Where the copy \
            lacks the app that was asked for, the finding is `cdn-lacks-app` instead.

            ## Why it matters
            Devices read only the CDN copy. Until the CDN fetches the file again, which Apple says it does within 24 \
            hours, they act on the old file, and a device that checked in the meantime keeps the old answer for about \
            a week. If the copy stays old for longer, the CDN may be getting a different response than you do: from \
            another server behind the same name, or from a cache of your own.

            ## How to fix it
            Wait, and check again. Nothing makes the CDN fetch the file sooner. Give the file a short lifetime in your \
            own caches, so that what the CDN gets is not already old. Reinstall the app afterwards.
            """,
        of: \.staleCopies
    ) { subject in
        guard !subject.difference.isEmpty else { return nil }
        let cdnAnswer = subject.cdnAnswer
        return Observation(
            subject.difference.linksDiffer
                ? "Apple's CDN copy and the file of \(plain: cdnAnswer.site.key.host) have different links"
                : "Apple's CDN copy and the file of \(plain: cdnAnswer.site.key.host) list different apps",
            at: .wholeText(subject.copy.text),
            notes: subject.notes + cdnAnswer.notesOnFreshness,
            help: cdnAnswer.isOverdue
                ? overdue
                : """
                wait: the CDN fetches the file again within about a day, and nothing makes it fetch sooner; then \
                reinstall the app, which makes a device ask at once
                """)
    }

    /// What helps where waiting does not.
    static let overdue: Message = """
        don't wait: the CDN asks about once a day, and this copy is older, so it probably gets another answer than this \
        machine did; look for a firewall, a bot check or a cache that treats \("AASA-Bot") differently, then reinstall \
        the app
        """
}

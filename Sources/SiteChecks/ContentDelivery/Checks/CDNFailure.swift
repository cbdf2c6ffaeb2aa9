import AssociationModel
import Findings
import Judging
import TextFormats

extension ContentDeliveryChecks {
    /// Apple's CDN has no copy of the file and answers devices with an error.
    static let cdnFailure = Check(
        "AD260", "cdn-failure", .error, since: "0.1.0", evidence: .reported,
        citations: [.debuggingUniversalLinks, .forum("821908"), .forum("835728"), .refusedCDN],
        explanation: """
            ## What it finds
            Apple's CDN, which devices contact instead of your server, has no copy of the file and answers with an \
            error. It usually gives its reason as a code: `SWCERR00101` when the server answered with an error status, \
            `SWCERR00202` for a private address, `SWCERR00301` for a timeout, `SWCERR00401` for bad JSON. Other codes \
            are shown as they are. Where your own server's answer shows the same mistake, that is reported and this is \
            not.

            ## Why it matters
            Devices see only the CDN's answer, whatever your server says. That the file can be fetched from here \
            proves little: Apple fetches it from other addresses and countries, and as `AASA-Bot/1.0.0`.

            ## How to fix it
            Fix what the reason names. Nothing makes the CDN fetch the file sooner; its refusals were seen to last an \
            hour, and Apple says that it fetches the file within 24 hours. Then reinstall the app, which makes the \
            device check again.
            """,
        of: \.cdnAnswers
    ) { cdnAnswer in
        guard let failure = cdnAnswer.refusal, !isRefusedForWhatOriginShows(cdnAnswer) else { return nil }
        let host = cdnAnswer.site.key.host
        let said: Message = failure.reason.map { "\($0)" } ?? "status \(failure.status)"
        var notes: [Note] = []
        if let details = failure.details { notes.append(Note("details from the CDN: \(details)")) }
        notes += cdnAnswer.notesOnFreshness
        return Observation(
            "Apple's CDN has no copy for \(plain: host): \(said)", at: cdnAnswer.place,
            notes: failure.meaning.map { [Note($0)] + notes } ?? notes, help: failure.help)
    }

    /// Whether the origin's own response shows the problem for which the CDN has no copy, so that another finding
    /// reports it, and this one would tell one mistake twice. A reason that is not public, or a missing one, counts as the problem that the origin has.
    private static func isRefusedForWhatOriginShows(_ answer: CDNAnswer) -> Bool {
        guard let failure = answer.refusal, let exchange = answer.site.wellKnown.exchange else { return false }
        let isUnread = answer.site.wellKnown.document?.isRead != true
        return switch (exchange.outcome, failure.kind) {
        case (.response(let response), .badResponse):
            response.status != 200 && (failure.originStatus ?? response.status) == response.status
        case (.response(let response), .badJSON): response.status == 200 && isUnread
        case (.response, nil): isUnread
        case (.failure(let reason), .privateAddress): reason == .addressPrivate
        case (.failure, .timeout), (.failure, nil): true
        case (.notSeen, _), (.response, _), (.failure, _): false
        }
    }
}

import Findings
import Judging

extension ContentDeliveryChecks {
    /// Apple's CDN gave no usable answer, so what devices see is unknown.
    static let cdnUnreachable = Check(
        "AD263", "cdn-unreachable", .note, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            Apple's CDN did not answer the request for its copy of the file, or answered with an error of its own that \
            says nothing about the site.

            ## Why it matters
            As far as is known, nothing is wrong with the association. But the verdict rests on the server's file \
            alone, and devices read the CDN copy, which may be older, or missing. The usual cause is a network that \
            allows only known hosts.

            ## How to fix it
            Let this machine reach `https://app-site-association.cdn-apple.com`, and check again. Where that is \
            impossible, pass `--cdn never`, and the note goes away.
            """,
        of: \.cdnAnswers
    ) { cdnAnswer in
        let host = cdnAnswer.site.key.host
        let notes = cdnAnswer.site.cdnCopy?.exchange?.circumstances ?? []
        switch cdnAnswer.outcome {
        case .copy, .refusal: return nil
        case .noAnswer:
            return Observation(
                "Apple's CDN did not answer the request about \(plain: host)", at: cdnAnswer.place, notes: notes,
                help: later)
        case .unexpectedStatus(let status):
            return Observation(
                "Apple's CDN answered with status \(status), which says nothing about \(plain: host)",
                at: cdnAnswer.place, notes: notes, help: later)
        }
    }

    private static let later: Message = "check again later; this is no reason to change the app or the site"
}

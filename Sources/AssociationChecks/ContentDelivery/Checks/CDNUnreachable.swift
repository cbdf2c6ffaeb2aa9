import Findings

extension Check {
    /// What devices see could not be looked at.
    static let cdnUnreachable = Check(
        "AD263", "cdn-unreachable", .note, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            Apple's CDN did not answer the request for its copy of the file, or answered with an error of its own that \
            says nothing about the site.

            ## Why it matters
            Nothing is wrong with the association for all we know. But the verdict rests on the server's file alone, \
            and devices read the CDN's copy, which may be older, or missing. Networks that let out only known hosts \
            are the usual cause.

            ## How to fix it
            Let the machine reach `https://app-site-association.cdn-apple.com`, and look again. Where that cannot be, \
            say so with `--cdn never`, and the note goes away.
            """,
        of: \.cdnAnswers
    ) { cdnAnswer in
        let host = cdnAnswer.site.key.host
        switch cdnAnswer.outcome {
        case .copy, .refusal: return []
        case .noAnswer:
            return [Observation("Apple's CDN did not answer us about \(plain: host)", at: cdnAnswer.place)]
        case .unexpectedStatus(let status):
            return [
                Observation(
                    "Apple's CDN answered with status \(status), which says nothing about \(plain: host)",
                    at: cdnAnswer.place)
            ]
        }
    }
}

import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The file is close to the largest size that Apple documents.
    static let bodyNearLimit = Check(
        "AD284", "body-near-limit", .warning, since: "0.1.0", evidence: .documented,
        citations: [.universalLinksGuide, .sizeLimitHistory],
        explanation: """
            ## What it finds
            The file has more than 100,000 bytes, counted after transport compression is undone, but no more than the \
            limit of 131,072 (128 KB).

            ## Why it matters
            It works today. But files of this size are usually generated and grow with a catalogue of products or \
            pages. On the day they pass the limit that Apple's archived guide names, all apps of the site may lose \
            their association at once, without anyone having changed the file by hand.

            ## How to fix it
            Use patterns instead of long lists of addresses: `/product/*` for a thousand products, substitution \
            variables for lists of words, `defaults` for what all entries share. Remove `comment` members and white \
            space.
            """,
        of: \.bodies
    ) { document in
        guard !document.isTooLarge, document.size > 100_000, document.looksLikeFile else { return nil }
        return Observation(
            "the file has \(document.size) bytes, \(Response.sizeLimit - document.size) below the limit of \(Response.sizeLimit)",
            at: .wholeText(document.text),
            help: "replace long lists of paths with patterns, and remove white space")
    }
}

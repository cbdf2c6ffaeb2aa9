import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The file is larger than Apple's guide allows.
    static let bodyTooLarge = Check(
        "AD283", "body-too-large", .error, since: "0.1.0", evidence: .documented,
        citations: [.universalLinksGuide, .sizeLimitHistory],
        advisers: [.stack(.size)],
        explanation: """
            ## What it finds
            The file has more than 131,072 bytes (128 KB), counted after transport compression is undone. The content \
            of a file this large is not checked any further.

            ## Why it matters
            Since iOS 9.3.1 the uncompressed file must not be larger, signed or not, according to Apple's guide. The \
            guide is archived and the current documentation names no limit, so today's devices may read more; nobody \
            has shown that they do.

            ## How to fix it
            Use patterns instead of long lists of addresses: `/product/*` for a thousand products, substitution \
            variables for lists of words, `defaults` for what all entries share. Put several apps with the same links \
            into one entry's `appIDs`. Remove `comment` members and white space.
            """,
        of: \.bodies
    ) { document in
        guard document.isTooLarge, document.looksLikeFile else { return nil }
        // Reading stops one byte past the limit, so that size stands for any larger one.
        let isExact = !document.isCut && document.size > Response.sizeLimit + 1
        return Observation(
            isExact
                ? "the file has \(document.size) bytes; Apple reads no more than \(Response.sizeLimit)"
                : "the file has more than the \(Response.sizeLimit) bytes that Apple reads",
            at: .wholeText(document.text),
            help: "replace long lists of paths with patterns, and remove white space")
    }
}

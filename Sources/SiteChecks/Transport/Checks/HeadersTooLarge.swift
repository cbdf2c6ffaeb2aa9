import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The response headers exceed what this tool reads.
    static let headersTooLarge = Check(
        "AD206", "headers-too-large", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The response headers are larger than this tool accepts (300 KB, or 10,000 fields), so the response was \
            abandoned before its body.

            ## Why it matters
            HTTP clients limit what they accept, most of them far below this. Apple documents no limit of its own; \
            still, no file can be read from a response whose headers never end.

            ## How to fix it
            Look at the header fields that the server sends for this path with `curl -sD - -o /dev/null URL`. Usually \
            one field repeats: a cookie that a middleware sets again and again, a security policy that every proxy on \
            the way adds to, or a debugging aid that was left on. The file needs `Content-Type: application/json` and \
            little else.
            """,
        of: \.origins
    ) { origin in
        guard origin.failure == .headersTooLarge else { return nil }
        return origin.observation(
            "the response headers from \(plain: origin.host) are too large to read",
            help: "send little more than Content-Type for this path; look for a header field that repeats")
    }
}

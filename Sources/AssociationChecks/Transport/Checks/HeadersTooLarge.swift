import AssociationModel
import Findings

extension Check {
    /// The header fields are larger than any reader takes.
    static let headersTooLarge = Check(
        "AD206", "headers-too-large", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The header of the answer is larger than this tool takes (300 KB, or 10,000 fields), so it was given up \
            before the body.

            ## Why it matters
            HTTP readers bound what they accept, most of them far below this. Apple documents no number of its own; \
            that no file can be read from an answer whose header never ends is certain all the same.

            ## How to fix it
            Look at the fields that the server sends for this path with `curl -sD - -o /dev/null URL`. Usually one \
            field repeats: a cookie that a middleware sets again and again, a security policy that every proxy on the \
            way adds to, or a debugging aid that was left on. The file needs `Content-Type: application/json` and \
            little else.
            """,
        of: \.origins
    ) { origin in
        guard origin.failure == .headersTooLarge else { return [] }
        return [
            origin.observation(
                "the header fields in the answer of \(plain: origin.host) are too large to be read",
                help: "send little more than Content-Type for this path; look for a field that repeats")
        ]
    }
}

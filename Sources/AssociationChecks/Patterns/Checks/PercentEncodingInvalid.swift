import Findings
import UniversalLinks

extension Check {
    /// A pattern holds a percent sign that begins no escape.
    static let percentEncodingInvalid = Check(
        "AD560", "percent-encoding-invalid", .error, since: "0.1.0", evidence: .documented,
        citations: [.components, .uri],
        explanation: """
            ## What it finds
            A `%` in a pattern that two hexadecimal digits do not follow: `/100%/*`, `/%zz`. Where a wildcard or a \
            variable may stand for the digits, as in `/%E?`, nothing is reported; nor where `percentEncoded` is \
            false, since a decoded URL may hold a bare `%`.

            ## Why it matters
            Unless `percentEncoded` is false, a pattern is compared with the URL as it is, escapes and all \
            (recorded). In a valid URL (RFC 3986) a `%` always has two digits after it, so the pattern matches none.

            ## How to fix it
            Write the sign as URLs do:

                {"/": "/100%/*"}       matches no valid URL
                {"/": "/100%25/*"}     matches /100%25/…
            """,
        of: \.linkPatterns
    ) { subject in
        guard subject.isPercentEncoded, let problem = subject.firstProblem(.percentEncodingInvalid) else { return [] }
        return [
            Observation(
                "\("%") in \(subject.pattern.text) begins no escape", at: subject.place(problem),
                label: "two hexadecimal digits should follow", notes: subject.others(.percentEncodingInvalid),
                help: "write \("%25") for the sign itself")
        ]
    }
}

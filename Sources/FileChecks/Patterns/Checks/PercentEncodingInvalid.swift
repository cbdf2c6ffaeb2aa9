import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// A pattern contains a percent sign without two hexadecimal digits after it.
    static let percentEncodingInvalid = Check(
        "AD560", "percent-encoding-invalid", .error, since: "0.1.0", evidence: .documented,
        citations: [.components, .uri],
        explanation: """
            ## What it finds
            A `%` in a pattern that is not followed by two hexadecimal digits: `/100%/*`, `/%zz`. Nothing is reported \
            where a wildcard or a variable may supply the digits, as in `/%E?`, nor where `percentEncoded` is false, \
            since a decoded URL may contain a bare `%`.

            ## Why it matters
            Unless `percentEncoded` is false, a pattern is compared with the URL as it is, percent-encoding included \
            (recorded). In a valid URL (RFC 3986) a `%` always has two digits after it, so the pattern matches none.

            ## How to fix it
            Write the sign as URLs do:

                {"/": "/100%/*"}       matches no valid URL
                {"/": "/100%25/*"}     matches /100%25/…
            """,
        of: \.linkPatterns
    ) { subject in
        guard subject.isPercentEncoded, let problem = subject.firstProblem(.percentEncodingInvalid) else { return nil }
        return Observation(
            "\("%") in \(subject.pattern.text) does not begin a percent-encoded character",
            at: subject.place(problem),
            label: "needs two hexadecimal digits after it", notes: subject.others(.percentEncodingInvalid),
            help: "write \("%25") for a literal percent sign")
    }
}

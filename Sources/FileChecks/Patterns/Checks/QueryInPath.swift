import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A path pattern contains a query.
    static let queryInPath = Check(
        "AD512", "query-in-path", .warning, since: "0.1.0", evidence: .reported,
        citations: [.components, .universalLinksGuide, .developerReports],
        explanation: """
            ## What it finds
            A `?` in a path pattern with a name and `=` after it, `{"/": "/buy?id=*"}`, or between two `*` at the end, \
            `/shared/*?*`.

            ## Why it matters
            In a path pattern `?` matches any one character, and the query is not part of the path. So the pattern \
            matches paths such as `/buyXid=7`, and not the link `/buy?id=7`. Old guides to `paths` say that only the \
            path is compared.

            ## How to fix it
            Put the query under `"?"`, with a pattern for each item:

                {"/": "/buy?id=*"}                    does not match /buy?id=7
                {"/": "/buy", "?": {"id": "?*"}}      matches /buy?id=7

            `paths` cannot match the query; a path pattern there matches with any query.
            """,
        of: \.pathPatterns
    ) { subject in
        guard case .query(let range) = subject.pathMistake else { return nil }
        let path = String(decoding: subject.pattern.bytes[..<range.lowerBound], as: UTF8.self)
        let query = String(decoding: subject.pattern.bytes[range].dropFirst(), as: UTF8.self)
        let name = String(decoding: query.utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
        let isAny = query == "*"
        return Observation(
            "the path pattern \(subject.pattern.text) contains a query, which is not part of the path",
            at: subject.place(range), label: "\("?") matches any one character here",
            help: subject.form == .path
                ? "\("paths") cannot match the query: write \(path), or use \("components")"
                : "write \(plain: "\"/\": \"\(path)\", \"?\": \(isAny ? "\"?*\"" : "{\"\(name)\": \"?*\"}")")")
    }
}

import Findings
import Judging
import TextFormats

extension ByteChecks {
    /// Nesting deeper than parsers accept.
    static let jsonTooDeep = json(
        .tooDeep, "AD331", "json-too-deep", evidence: .reported, citations: [.json, .developerReports],
        explanation: """
            ## What it finds
            Arrays or objects nested more than 512 levels deep. Anything deeper is not checked.

            ## Why it matters
            A parser may set a limit (RFC 8259, section 9), and Foundation's JSON parser is reported to have a limit \
            of 512. It then refuses the whole file, and no app is associated. Nothing that Apple documents nests \
            deeper than eight levels, so either a program went wrong, or the file is a test of what parsers do.

            ## How to fix it
            Check the program that writes the file; most likely it wraps its own output again at each run. Generate \
            the file again.
            """,
        help: "generate the file again; everything that Apple documents needs at most eight levels"
    )
}

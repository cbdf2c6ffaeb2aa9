import Findings
import TextFormats

extension Check {
    /// The file has no content.
    static let bodyEmpty = Check(
        "AD280", "body-empty", .error, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .developerReports],
        explanation: """
            ## What it finds
            The file is empty, or contains only white space.

            ## Why it matters
            An empty file is not valid JSON, so no app is associated. A site that wants to associate no app publishes \
            `{}`. The status is 200 all the same, so a monitor that checks only the status sees nothing. The usual \
            causes are a deployment that failed halfway, a template that rendered to nothing, and a server that sends \
            the headers of a file it cannot open.

            ## How to fix it
            Write the file again, and check its size on the server. The smallest useful content is `{"webcredentials": \
            {"apps": ["<prefix>.<bundle identifier>"]}}`; `aasa init` writes one.
            """,
        of: \.bodies
    ) { document in
        guard document.form == .empty else { return [] }
        return [
            Observation(
                document.size == 0 ? "the file is empty" : "the file contains only white space",
                at: .wholeText(document.text), help: "publish the file's content; a file that lists no app is \("{}")")
        ]
    }
}

import Findings
import Judging
import TextFormats

extension TransportChecks {
    /// The file has no content.
    static let bodyEmpty = Check(
        "AD280", "body-empty", .error, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .developerReports],
        advisers: [.provider],
        explanation: """
            ## What it finds
            The file, or what is inside its signature, is empty or only white space.

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
        let isSigned = document.signature?.content != nil
        guard document.form == .empty || isSigned && BodyForm(document.text.bytes) == .empty else { return nil }
        let file: Message = isSigned ? "the content of the signed file" : "the file"
        return Observation(
            document.text.bytes.isEmpty ? "\(file) is empty" : "\(file) is only white space",
            at: .wholeText(document.text), help: "publish the file's content; a file that lists no app is \("{}")")
    }
}

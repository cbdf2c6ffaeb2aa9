import Findings
import Judging

extension TransportChecks {
    /// The server answers with a server error.
    static let statusServerError = Check(
        "AD238", "status-server-error", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The server answers the request for the file with a status from 500 to 599.

            ## Why it matters
            Apple's CDN then has no copy to give to devices. How often it tries again is not documented; its refusals \
            were seen to be kept for an hour. A gateway's 502, 503 or 504 often means that the application behind it \
            is asleep or starting: ten requests may get the file, and the one that counts may still fail.

            ## How to fix it
            Read the server's log for this path. Let the web server or the CDN in front of it serve the file as a \
            static file, so that it depends on no application. Exempt the path from maintenance pages, which answer \
            every path with 503.
            """,
        of: \.answers
    ) { answer in
        guard let status = answer.troublingStatus, (500...599).contains(status) else { return nil }
        return Observation(
            "\(plain: answer.site.key.host) fails to serve the file: status \(status)", at: answer.place,
            notes: answer.notesOnStatus,
            help: "check the server's log for this path, and serve it as a static file")
    }
}

import Findings

extension Check {
    /// The server is in trouble.
    static let statusServerError = Check(
        "AD238", "status-server-error", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The server answers the request for the file with a status from 500 to 599.

            ## Why it matters
            The CDN of Apple then has no copy to give to devices. How often it tries again is not documented; its \
            refusals were seen to be kept for an hour. A gateway's 502, 503 or 504 often means that the application \
            behind it is asleep or starting: a file that ten requests get may still fail on the one that counts.

            ## How to fix it
            Read the server's log for this path. Let the web server or the CDN in front give the file as a static \
            file, so that it depends on no application. Exempt the path from maintenance pages, which answer every \
            path with 503.
            """,
        of: \.answers
    ) { answer in
        guard let status = answer.troublingStatus, (500...599).contains(status) else { return [] }
        return [
            Observation(
                "\(plain: answer.site.key.host) fails to give the file: status \(status)", at: answer.place,
                help: "read the server's log for this path; serve the file as a static one")
        ]
    }
}

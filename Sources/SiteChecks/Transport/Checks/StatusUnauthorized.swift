import Findings
import Judging

extension TransportChecks {
    /// The server requires credentials for the file.
    static let statusUnauthorized = Check(
        "AD237", "status-unauthorized", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        advisers: [.stack(.denied)],
        explanation: """
            ## What it finds
            The server answers the request for the file with status 401: it requires a user name and a password, or a \
            token.

            ## Why it matters
            Apple's CDN has none, and every device gets the file from there. Staging sites and previews are often \
            protected like this as a whole; your browser remembers the password, so you do not see it.

            ## How to fix it
            Exempt `/.well-known/apple-app-site-association` from authentication. In nginx: `location = \
            /.well-known/apple-app-site-association { auth_basic off; }`. The file contains no secret. For a site that \
            must stay closed, use the alternate mode `?mode=developer` with development builds: the device then \
            fetches the file from the server itself, but it has no password either, so the site must be restricted by \
            network and not by password.
            """,
        of: \.answers
    ) { answer in
        guard answer.troublingStatus == 401 else { return nil }
        return Observation(
            "\(plain: answer.site.key.host) requires credentials for the file: status 401",
            at: answer.place, notes: answer.notesOnStatus,
            help: "exempt this path from authentication; the file contains no secret")
    }
}

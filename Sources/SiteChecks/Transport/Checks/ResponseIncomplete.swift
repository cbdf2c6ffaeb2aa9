import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The server closes the connection before its response is complete.
    static let responseIncomplete = Check(
        "AD205", "response-incomplete", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The server accepted the connection and closed it before its response was complete: nothing came, or fewer \
            bytes than `Content-Length` announced, or something that is not HTTP.

            ## Why it matters
            There is no file to read, neither for Apple's CDN nor for this tool. A connection that is closed without a \
            response is often the work of a bot rule that lets browsers through and blocks Apple's fetcher, whose user \
            agent is `AASA-Bot/1.0.0`.

            ## How to fix it
            Check the server's error log for the time of the request. Frequent causes: a process that crashes on this \
            path, a proxy that compresses the body and keeps the old `Content-Length`, a port that speaks another \
            protocol. Then send the request as Apple does, and make sure that the response is complete:

                curl -v -A 'AASA-Bot/1.0.0' https://example.com/.well-known/apple-app-site-association
            """,
        of: \.origins
    ) { origin in
        guard case .responseIncomplete(let reason) = origin.failure else { return nil }
        return origin.observation(
            "\(plain: origin.host) closes the connection before its response is complete: \(reason)",
            help: "check the server's error log, and make it answer a request as “AASA-Bot/1.0.0” in full")
    }
}

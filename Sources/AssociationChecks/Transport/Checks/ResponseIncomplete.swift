import AssociationModel
import Findings

extension Check {
    /// The server ends the connection before the answer is complete.
    static let responseIncomplete = Check(
        "AD205", "response-incomplete", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The server accepted the connection and ended it before its answer was complete: nothing came, or fewer \
            bytes than `Content-Length` promised, or something that is not HTTP.

            ## Why it matters
            There is no file to read, for Apple's CDN as for this tool. A connection that is closed without an answer \
            is often the work of a bot rule, which lets browsers through and shuts out Apple's fetcher, whose user \
            agent is `AASA-Bot/1.0.0`.

            ## How to fix it
            Look into the server's error log for the time of the request. Frequent causes: a process that crashes on \
            this path, a proxy that compresses the body and keeps the old `Content-Length`, a port that speaks \
            another protocol. Then ask as Apple does and see that the answer is whole:

                curl -v -A 'AASA-Bot/1.0.0' https://example.com/.well-known/apple-app-site-association
            """,
        of: \.origins
    ) { origin in
        guard case .responseIncomplete(let reason) = origin.failure else { return [] }
        return [
            origin.observation(
                "\(plain: origin.host) ends the connection before its answer is complete: \(reason)",
                help: "look into the server's error log; let it answer a request as “AASA-Bot/1.0.0” in full")
        ]
    }
}

import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The server accepts the connection, but its response is not complete in time.
    static let responseTimeout = Check(
        "AD204", "response-timeout", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .forum("821908")],
        explanation: """
            ## What it finds
            The server accepted the connection, but its response was not complete within the time allowed.

            ## Why it matters
            Apple's CDN gives up too; developers see `SWCERR00301 Timeout` with “exceeded while awaiting headers”. Its \
            limit is not documented, and one slow response can leave an error in the CDN for hours. Common causes are \
            hosting that starts only on demand, a file that an application generates instead of the server serving it \
            from disk, and rate limits that delay a request instead of refusing it.

            ## How to fix it
            Serve the file as a static file, from the web server or its cache, so that it needs neither application \
            nor database:

                location = /.well-known/apple-app-site-association { default_type application/json; }

            Then measure with `curl -w '%{time_total}\\n' -o /dev/null -s URL`, also after an hour without requests.
            """,
        of: \.origins
    ) { origin in
        guard origin.failure == .responseTimeout else { return nil }
        return origin.observation(
            "the response from \(plain: origin.host) is not complete within the time allowed\(origin.duration)",
            help: "serve this path as a static file, without an application behind it")
    }
}

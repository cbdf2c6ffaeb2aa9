import Findings

extension Stack {
    /// It adds no header of its own; its error pages are in its source:
    /// <https://github.com/haproxy/haproxy/blob/v2.6.0/src/http.c>
    package static let haProxy = Stack(
        name: "haproxy", title: "HAProxy", role: .front,
        signs: [
            .errorBody(contains: "Request forbidden by administrative rules."),
            .errorBody(contains: "You need a valid user and password to access this content."),
            .errorBody(contains: "No server is available to handle this request."),
        ],
        fixes: [
            Fix(
                .missing, .denied, .mediaType, .page, .redirectToHost, .redirectOnHost, .botCheck,
                advice: """
                    put the file on the server, and this line before every other http-request rule of the frontend; \
                    HAProxy reads the file when it starts, at most 16,384 bytes unless tune.bufsize is raised
                    """,
                snippet: Snippet(
                    for: "haproxy.cfg",
                    """
                    http-request return status 200 content-type application/json file ‹path of your file› if { path /.well-known/apple-app-site-association }
                    """),
                citation: Citation(
                    "HAProxy: http-request return",
                    "https://docs.haproxy.org/2.6/configuration.html#4.2-http-request%20return"))
        ])
}

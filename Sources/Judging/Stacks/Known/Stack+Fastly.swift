import Findings

extension Stack {
    /// The headers that it adds: <https://www.fastly.com/documentation/reference/http/http-headers/X-Timer/>
    static let fastly = Stack(
        name: "fastly", title: "Fastly", role: .front,
        signs: [.header("x-fastly-request-id"), .headerValue("x-timer", contains: ",vs0,ve")],
        fixes: [
            Fix(
                .redirectToHost, .redirectOnHost,
                advice: """
                    add this to the condition of the redirect; if no condition or VCL of Fastly redirects, the \
                    origin does
                    """,
                snippet: Snippet(
                    for: "VCL", #"req.url.path != "/.well-known/apple-app-site-association""#),
                citation: Citation(
                    "Fastly: Redirects",
                    "https://www.fastly.com/documentation/solutions/tutorials/custom-vcl/redirects/")),
            Fix(
                .botCheck, .denied,
                advice: """
                    if the Next-Gen WAF answers, add a request rule with the action Allow for the path \
                    /.well-known/apple-app-site-association
                    """,
                citation: Citation(
                    "Fastly: Working with request rules",
                    "https://www.fastly.com/documentation/guides/next-gen-waf/rules/working-with-request-rules/")),
        ])
}

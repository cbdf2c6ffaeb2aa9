import Findings

extension Stack {
    /// The headers that it adds: <https://developers.cloudflare.com/fundamentals/reference/http-headers/>
    static let cloudflare = Stack(
        name: "cloudflare", title: "Cloudflare", role: .front,
        signs: [.header("cf-ray"), .header("cf-mitigated"), .headerValue("server", contains: "cloudflare")],
        fixes: [
            .cloudflareBotCheck,
            Fix(
                .denied,
                advice: """
                    if Security, Events shows that Cloudflare refuses it, add a custom rule with the action Skip and \
                    this expression; otherwise the server behind it does
                    """,
                snippet: .cloudflarePath, citation: .cloudflareSkip),
            Fix(
                .redirectToHost, .redirectOnHost,
                advice: """
                    add this to the expression of the redirect rule; if no rule of Cloudflare redirects, the server \
                    behind it does
                    """,
                snippet: Snippet(
                    for: "redirect rule", #"and not starts_with(http.request.uri.path, "/.well-known/")"#),
                citation: Citation(
                    "Cloudflare: Troubleshoot Rules",
                    "https://developers.cloudflare.com/rules/reference/troubleshooting/")),
        ])
}

extension Fix {
    static let cloudflareBotCheck = Fix(
        .botCheck,
        advice: """
            under Security rules, add a custom rule with the action Skip and this expression; Bot Fight Mode can't be \
            skipped, so turn that off
            """,
        snippet: .cloudflarePath, citation: .cloudflareSkip)
}

extension Snippet {
    fileprivate static let cloudflarePath = Snippet(
        for: "custom rule", #"http.request.uri.path eq "/.well-known/apple-app-site-association""#)
}

extension Citation {
    fileprivate static let cloudflareSkip = Citation(
        "Cloudflare: Configure a rule with the Skip action",
        "https://developers.cloudflare.com/waf/custom-rules/skip/")
}

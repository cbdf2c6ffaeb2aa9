import Findings

extension Stack {
    /// Its responses have the headers of Cloudflare and none of its own, so on a custom domain it must be named.
    static let cloudflarePages = Stack(
        name: "cloudflare-pages", title: "Cloudflare Pages", role: .host,
        signs: [.host("pages.dev")],
        fixes: [
            Fix(
                .missing,
                advice: "put the file into .well-known/ of the build output directory, and add this to _headers there",
                snippet: typed,
                citation: Citation(
                    "Cloudflare Pages: Build configuration",
                    "https://developers.cloudflare.com/pages/configuration/build-configuration/")),
            Fix(
                .page,
                advice: """
                    put the file into .well-known/ of the build output directory, and add this to _headers there: without \
                    a 404.html at its top, Pages answers for a missing file with the site's start page
                    """, snippet: typed,
                citation: Citation(
                    "Cloudflare Pages: Serving Pages",
                    "https://developers.cloudflare.com/pages/configuration/serving-pages/")),
            Fix(
                .mediaType, advice: "add this to _headers in the build output directory",
                snippet: typed,
                citation: Citation(
                    "Cloudflare Pages: Headers",
                    "https://developers.cloudflare.com/pages/configuration/headers/")),
        ])

    private static let typed = Snippet(
        for: "_headers",
        """
        /.well-known/apple-app-site-association
          Content-Type: application/json
        """)
}

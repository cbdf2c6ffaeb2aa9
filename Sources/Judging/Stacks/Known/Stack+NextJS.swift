import Findings

extension Stack {
    static let nextJS = Stack(
        name: "nextjs", title: "Next.js", role: .framework,
        signs: [.headerValue("x-powered-by", contains: "next.js"), .header("x-nextjs-cache")],
        fixes: [
            Fix(
                .missing,
                advice: "put the file into public/.well-known/ of the project, and build and deploy again",
                citation: Citation(
                    "Next.js: public folder",
                    "https://nextjs.org/docs/app/api-reference/file-conventions/public-folder")),
            Fix(
                .mediaType, advice: "add this to next.config.js",
                snippet: Snippet(
                    for: "next.config.js",
                    """
                    module.exports = {
                      async headers() {
                        return [
                          {
                            source: "/.well-known/apple-app-site-association",
                            headers: [{ key: "Content-Type", value: "application/json" }],
                          },
                        ];
                      },
                    };
                    """),
                citation: Citation(
                    "Next.js: headers", "https://nextjs.org/docs/app/api-reference/config/next-config-js/headers")),
            Fix(
                .page, .redirectToHost, .redirectOnHost, .denied,
                advice: """
                    put the file into public/.well-known/, and keep the middleware (proxy.ts since Next.js 16) away \
                    from it with this matcher
                    """,
                snippet: Snippet(
                    for: "middleware.ts",
                    #"""
                    export const config = {
                      matcher: ["/((?!\\.well-known|api|_next/static|_next/image|favicon.ico).*)"],
                    };
                    """#),
                citation: Citation(
                    "Next.js: proxy, matcher",
                    "https://nextjs.org/docs/app/api-reference/file-conventions/proxy#matcher")),
        ])
}

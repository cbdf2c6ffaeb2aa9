import AssociationModel
import Findings

extension Stack {
    static let netlify = Stack(
        name: "netlify", title: "Netlify", role: .host,
        signs: [.header("x-nf-request-id"), .headerValue("server", contains: "netlify"), .host("netlify.app")],
        kinds: [.netlify],
        fixes: [
            Fix(
                .missing,
                advice: """
                    put the file into .well-known/ of the publish directory, the one that netlify.toml or the build \
                    settings name, and add this to netlify.toml
                    """, snippet: typed,
                citation: Citation(
                    "Netlify: Build configuration overview",
                    "https://docs.netlify.com/build/configure-builds/overview/")),
            Fix(
                .page,
                advice: """
                    put the file into .well-known/ of the publish directory, and add this to netlify.toml: a rule such as \
                    “/* /index.html 200” answers only where there is no file; with “200!” it hides the file, so write 200
                    """, snippet: typed,
                citation: shadowing),
            Fix(
                .mediaType, advice: "add this to netlify.toml", snippet: typed,
                citation: Citation("Netlify: Custom headers", "https://docs.netlify.com/manage/routing/headers/")),
            Fix(
                .redirectToHost,
                advice: """
                    Netlify redirects between www and the apex to the primary domain: under Domain management, make \
                    this domain the primary one, or name the primary one in the entitlement
                    """,
                citation: Citation(
                    "Netlify: Sites with multiple domains",
                    "https://docs.netlify.com/domains-https/custom-domains/multiple-domains/")),
            Fix(
                .redirectOnHost,
                advice: """
                    deploy the file: a rule with a wildcard redirects only where there is no file, unless it has “!” \
                    or force; take the file out of one that has
                    """,
                citation: shadowing),
        ])

    private static let typed = Snippet(
        for: "netlify.toml",
        """
        [[headers]]
          for = "/.well-known/apple-app-site-association"
          [headers.values]
            Content-Type = "application/json"
        """)

    private static let shadowing = Citation(
        "Netlify: Rewrites and proxies, shadowing",
        "https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing")
}

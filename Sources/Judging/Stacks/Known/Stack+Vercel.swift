import AssociationModel
import Findings

extension Stack {
    /// The headers that it sends: <https://vercel.com/docs/headers/response-headers>
    static let vercel = Stack(
        name: "vercel", title: "Vercel", role: .host,
        signs: [
            .header("x-vercel-id"), .header("x-vercel-mitigated"), .headerValue("server", contains: "vercel"),
            .host("vercel.app"),
        ],
        kinds: [.vercel, .vercelIgnore],
        fixes: [
            Fix(
                .missing,
                advice: """
                    put the file into .well-known/ of the folder that is deployed, public/ for most frameworks, see that \
                    .vercelignore does not name it, and add this to vercel.json; if that has “headers”, add the rule to them
                    """, snippet: typed,
                citation: Citation(
                    "Vercel: Configuring a build, public directory",
                    "https://vercel.com/docs/builds/configure-a-build")),
            Fix(
                .page,
                advice: """
                    put the file into .well-known/ of the folder that is deployed, and add this to vercel.json, or where \
                    that has “routes”, the route that aasa fix shows for the project; a rewrite answers only where no file is
                    """, snippet: typed,
                citation: Citation(
                    "Vercel: Project configuration, legacy routes",
                    "https://vercel.com/docs/project-configuration/vercel-json#routes")),
            Fix(
                .mediaType, advice: "add this to vercel.json; if that has “headers”, add the rule inside to them",
                snippet: typed,
                citation: Citation(
                    "Vercel: Project configuration, headers",
                    "https://vercel.com/docs/project-configuration/vercel-json#headers")),
            Fix(
                .redirectToHost,
                advice: """
                    in the project's settings, under Domains, edit this domain so that it does not redirect to \
                    another one; or name the domain it redirects to in the entitlement
                    """,
                citation: Citation(
                    "Vercel: Deploying & redirecting domains",
                    "https://vercel.com/docs/domains/working-with-domains/deploying-and-redirecting")),
            Fix(
                .redirectOnHost,
                advice: "take /.well-known/ out of the redirect in vercel.json, or out of the middleware's matcher",
                citation: Citation("Vercel: Redirects", "https://vercel.com/docs/redirects")),
            Fix(
                .denied,
                advice: """
                    in the project's settings, under Deployment Protection, choose Standard Protection, which leaves \
                    the production domain open
                    """,
                citation: Citation(
                    "Vercel: Deployment Protection", "https://vercel.com/docs/deployment-protection")),
            .vercelBotCheck,
        ])

    private static let typed = Snippet(
        for: "vercel.json",
        """
        {
          "headers": [
            {
              "source": "/.well-known/apple-app-site-association",
              "headers": [{ "key": "Content-Type", "value": "application/json" }]
            }
          ]
        }
        """)
}

extension Fix {
    static let vercelBotCheck = Fix(
        .botCheck,
        advice: """
            in the project's Firewall, add a custom rule with the action Bypass for the request path \
            /.well-known/apple-app-site-association
            """,
        citation: Citation(
            "Vercel: WAF custom rules", "https://vercel.com/docs/vercel-firewall/vercel-waf/custom-rules"))
}

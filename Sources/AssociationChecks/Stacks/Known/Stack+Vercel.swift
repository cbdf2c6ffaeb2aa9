import AssociationModel
import Findings

extension Stack {
    static let vercel = Stack(
        "vercel", "Vercel", .host,
        signs: [.header("x-vercel-id"), .headerValue("server", contains: "vercel")],
        kinds: [.vercel, .vercelIgnore],
        fixes: [
            Fix(
                .missing,
                advice:
                    "put the file into the folder that Vercel serves, public/.well-known/ for most frameworks, and check that .vercelignore does not name it",
                citation: Citation(
                    "Vercel: Build output, static files", "https://vercel.com/docs/builds/build-output-directory")),
            Fix(
                .mediaType, advice: "add this to vercel.json",
                snippet: Snippet(
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
                    """),
                citation: Citation(
                    "Vercel: Project configuration, headers",
                    "https://vercel.com/docs/project-configuration#headers")),
        ])
}

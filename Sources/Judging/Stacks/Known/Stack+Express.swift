import Findings

extension Stack {
    static let express = Stack(
        name: "express", title: "Express", role: .framework,
        signs: [.headerValue("x-powered-by", contains: "express")],
        fixes: [
            Fix(
                .missing, .denied, .mediaType, .page, .redirectToHost, .redirectOnHost, .botCheck,
                advice: """
                    put the file into public/.well-known/ of the project, and this before express.static and every \
                    other app.use and route; since Express 5, express.static does not serve folders that begin with a \
                    dot
                    """,
                snippet: Snippet(
                    for: "app.js",
                    """
                    app.get("/.well-known/apple-app-site-association", (req, res) => {
                      res.type("application/json");
                      res.sendFile("apple-app-site-association", { root: "public/.well-known" });
                    });
                    """),
                citation: Citation(
                    "Express: Moving to Express 5", "https://expressjs.com/en/guide/migrating-5.html"))
        ])
}

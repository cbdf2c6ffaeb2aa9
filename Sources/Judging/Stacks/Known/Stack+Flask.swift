import Findings

extension Stack {
    /// The server that comes with it, and the error pages of Werkzeug, on which it is built.
    package static let flask = Stack(
        name: "flask", title: "Flask", role: .framework,
        signs: [
            .headerValue("server", contains: "werkzeug"),
            .errorBody(contains: "The requested URL was not found on the server. If you entered the URL manually"),
            .errorBody(contains: "It is either read-protected or not readable by the server."),
        ],
        fixes: [
            // A route would come after each before_request, which redirects or refuses before it.
            Fix(
                .missing, .denied, .mediaType, .page, .redirectToHost, .redirectOnHost, .botCheck,
                advice: """
                    put the file on the server, and this directly after the line that makes app: what is registered \
                    first with before_request answers before every route
                    """,
                snippet: Snippet(
                    for: "app.py",
                    """
                    from flask import Response, request

                    ASSOCIATION_FILE = open(‹"path of your file"›, "rb").read()

                    @app.before_request
                    def association():
                        if request.path == "/.well-known/apple-app-site-association":
                            return Response(ASSOCIATION_FILE, mimetype="application/json")
                    """),
                citation: Citation(
                    "Flask: before_request",
                    "https://flask.palletsprojects.com/en/stable/api/#flask.Flask.before_request"))
        ])
}

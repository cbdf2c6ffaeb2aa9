import Findings

extension Stack {
    /// Its error pages, as `django.views.defaults` writes them. `WSGIServer` in a `Server` header is Python's own server,
    /// behind which any framework may be: <https://docs.python.org/3/library/wsgiref.html>
    package static let django = Stack(
        name: "django", title: "Django", role: .framework,
        signs: [
            .errorBody(contains: "<h1>Not Found</h1><p>The requested resource was not found on this server.</p>"),
            .errorBody(contains: "<h1>403 Forbidden</h1><p></p>"),
            .errorBody(contains: "seeing this error because you have <code>DEBUG = True</code>"),
        ],
        fixes: [
            // A route would come after the middleware, which redirects or refuses before it.
            Fix(
                .missing, .denied, .mediaType, .page, .redirectToHost, .redirectOnHost, .botCheck,
                advice: """
                    put the file on the server, and this at the end of settings.py: it answers before all other \
                    middleware and every route
                    """,
                snippet: Snippet(
                    for: "settings.py",
                    """
                    ASSOCIATION_FILE = open(‹"path of your file"›, "rb").read()
                    MIDDLEWARE = [__name__ + ".association", *MIDDLEWARE]

                    def association(get_response):
                        from django.http import HttpResponse

                        def middleware(request):
                            if request.path_info == "/.well-known/apple-app-site-association":
                                return HttpResponse(ASSOCIATION_FILE, content_type="application/json")
                            return get_response(request)

                        return middleware
                    """),
                citation: Citation(
                    "Django: Middleware", "https://docs.djangoproject.com/en/stable/topics/http/middleware/"))
        ])
}

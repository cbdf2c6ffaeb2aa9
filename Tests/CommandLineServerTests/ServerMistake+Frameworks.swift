extension ServerMistake {
    static let express: [ServerMistake] = [
        ServerMistake(.express, "the file is not there", "", hasFile: false, "status-not-found"),
        ServerMistake(
            .express, "files that begin with a dot are not served, as since Express 5",
            "app.use(express.static(\"public\", { dotfiles: \"ignore\" }));", hasRoot: false, "status-not-found"),
        ServerMistake(
            .express, "names with a dot are denied",
            "app.use((req, res, next) => req.path.includes(\"/.\") ? res.sendStatus(403) : next());", "status-forbidden"
        ),
        ServerMistake(.express, "nothing gives a media type", "", "media-type-missing"),
        ServerMistake(
            .express, "a redirect to a language", "app.use((req, res) => res.redirect(\"/en\" + req.url));",
            "redirected"),
        ServerMistake(
            .express, "a redirect to www",
            "app.use((req, res) => res.redirect(301, \"https://www.good.test\" + req.url));",
            "redirected"),
        ServerMistake(
            .express, "a redirect adds a slash",
            "app.use((req, res, next) => req.path.endsWith(\"/\") ? next() : res.redirect(301, req.path + \"/\"));",
            "redirected"),
        ServerMistake(
            .express, "a page for every path",
            "app.get(/.*/, (req, res) => res.sendFile(\"index.html\", { root: \"public\" }));", "body-html"),
        ServerMistake(
            .express, "robots are refused",
            "app.use((req, res, next) => /bot|crawl/i.test(req.get(\"User-Agent\")) ? res.sendStatus(403) : next());",
            "apple-bot-refused"),
    ]

    /// Its redirects, and what its views answer, do not show that it is there.
    static let django: [ServerMistake] = [
        ServerMistake(.django, "the file is not there", "", hasFile: false, "status-not-found"),
        ServerMistake(
            .django, "the file is not there, and everybody sees why", "DEBUG = True", hasFile: false, "status-not-found"
        ),
        ServerMistake(
            .django, "a view refuses names with a dot",
            refusing("\"/.\" in request.path"), "status-forbidden"),
        ServerMistake(.django, "nothing gives a media type", "", isNamed: true, "media-type-unexpected"),
        ServerMistake(.django, "a redirect to www", "PREPEND_WWW = True", isNamed: true, "redirected"),
        ServerMistake(
            .django, "a redirect adds a slash",
            """
            def routes():
                from django.http import HttpResponse
                from django.urls import re_path

                return [re_path("^(.*/)?$", lambda request, path: HttpResponse("Welcome"))]
            """, isNamed: true, "redirected"),
        ServerMistake(
            .django, "a page for every path",
            """
            def routes():
                from django.urls import re_path
                from django.views.static import serve

                return [re_path("", serve, {"document_root": SITE, "path": "index.html"})]
            """, isNamed: true, "body-html"),
        ServerMistake(
            .django, "robots are refused", refusing("\"bot\" in request.headers[\"User-Agent\"].lower()"),
            "apple-bot-refused"),
    ]

    private static func refusing(_ condition: String) -> String {
        """
        def guard(get_response):
            def middleware(request):
                from django.core.exceptions import PermissionDenied
                if \(condition):
                    raise PermissionDenied
                return get_response(request)
            return middleware

        MIDDLEWARE.append("settings.guard")
        """
    }

    static let flask: [ServerMistake] = [
        ServerMistake(.flask, "the file is not there", "", hasFile: false, "status-not-found"),
        ServerMistake(
            .flask, "names with a dot are denied", before("if \"/.\" in request.path: abort(403)"), "status-forbidden"),
        ServerMistake(.flask, "the whole site asks for a password", before("abort(401)"), "status-unauthorized"),
        ServerMistake(.flask, "nothing gives a media type", "", "media-type-unexpected"),
        ServerMistake(
            .flask, "a redirect to www", before("return redirect(\"https://www.good.test\" + request.path, 301)"),
            "redirected"),
        ServerMistake(
            .flask, "a redirect adds a slash",
            "@app.route(\"/<folder>/<name>/\")\ndef page(folder, name): return send_from_directory(\"public\", \"index.html\")",
            hasRoot: false, "redirected"),
        ServerMistake(
            .flask, "a page for every path",
            """
            @app.route("/", defaults={"path": ""})
            @app.route("/<path:path>")
            def page(path): return send_from_directory("public", "index.html")
            """, hasRoot: false, "body-html"),
        ServerMistake(
            .flask, "robots are refused",
            before("if \"bot\" in request.headers[\"User-Agent\"].lower(): abort(403)"), "apple-bot-refused"),
    ]

    private static func before(_ line: String) -> String { "@app.before_request\ndef guard():\n    \(line)" }

    /// Whatever comes from `public`, or is refused for its host, does not show that Rails is there.
    static let rails: [ServerMistake] = [
        ServerMistake(.rails, "the file is not there", "", hasFile: false, "status-not-found"),
        ServerMistake(.rails, "files of public are left to another server", withoutPublic, "status-not-found"),
        ServerMistake(.rails, "nothing gives a media type", "", isNamed: true, "media-type-unexpected"),
        ServerMistake(
            .rails, "a redirect to a language",
            withoutPublic + "get \"*page\", to: redirect(\"/en/%{page}\"), page: /(?!en\\/).*/\n", "redirected"),
        ServerMistake(
            .rails, "a page for every path",
            withoutPublic
                + "get \"*path\", to: ->(_env) { [200, { \"content-type\" => \"text/html\" }, [\"<html></html>\"]] }\n",
            "body-html"),
        ServerMistake(
            .rails, "the host is not among those it answers for",
            """
            config.hosts = ["www.good.test"]
            get "/.well-known/apple-app-site-association", to: ->(_env) {
              file = Rails.root.join("config", "apple-app-site-association.json")
              [200, { "content-type" => "application/json" }, [file.read]]
            }

            """ + withoutPublic, isNamed: true, "status-forbidden"),
    ]

    private static let withoutPublic = "config.public_file_server.enabled = false\n"
}

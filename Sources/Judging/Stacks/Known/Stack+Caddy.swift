import AssociationModel
import Findings

extension Stack {
    package static let caddy = Stack(
        "caddy", "Caddy", .server, signs: [.headerValue("server", contains: "caddy")], kinds: [.caddy],
        fixes: [file, handle, header, page, redirect])

    private static let file = Fix(
        .missing,
        advice: "add this to the site's block, with your root",
        snippet: Snippet(
            for: "Caddyfile",
            """
            handle /.well-known/apple-app-site-association {
                root * ‹your web root›
                header Content-Type application/json
                file_server
            }
            """),
        citation: Citation("Caddy: root", "https://caddyserver.com/docs/caddyfile/directives/root"))

    private static let handle = Fix(
        .denied, .botCheck,
        advice: "add this to the site's block; Caddy sorts handle before respond, error, abort and file_server",
        snippet: Snippet(
            for: "Caddyfile",
            """
            handle /.well-known/apple-app-site-association {
                header Content-Type application/json
                file_server
            }
            """),
        citation: Citation(
            "Caddy: Directive order", "https://caddyserver.com/docs/caddyfile/directives#directive-order"))

    private static let header = Fix(
        .mediaType,
        advice: "add this line to the site's block",
        snippet: Snippet(
            for: "Caddyfile", "header /.well-known/apple-app-site-association Content-Type application/json"),
        citation: Citation("Caddy: header", "https://caddyserver.com/docs/caddyfile/directives/header"))

    private static let page = Fix(
        .page,
        advice: "put this in place of the line that sends every request to the page, so that files come first",
        snippet: Snippet(
            for: "Caddyfile",
            """
            header /.well-known/apple-app-site-association Content-Type application/json
            try_files {path} /index.html
            """),
        citation: Citation("Caddy: try_files", "https://caddyserver.com/docs/caddyfile/directives/try_files"))

    private static let redirect = Fix(
        .redirectToHost, .redirectOnHost,
        advice: "put this in place of the redir, with its address, and let the site have your root and file_server",
        snippet: Snippet(
            for: "Caddyfile",
            """
            header /.well-known/apple-app-site-association Content-Type application/json
            @pages not path /.well-known/apple-app-site-association
            redir @pages ‹address of your redirect›
            """),
        citation: Citation("Caddy: Request matchers, not", "https://caddyserver.com/docs/caddyfile/matchers#not"))
}

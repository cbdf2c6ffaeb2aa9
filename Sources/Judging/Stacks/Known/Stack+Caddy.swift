import AssociationModel
import Findings

extension Stack {
    package static let caddy = Stack(
        name: "caddy", title: "Caddy", role: .server, signs: [.headerValue("server", contains: "caddy")],
        kinds: [.caddy],
        fixes: [apart, header])

    /// Caddy sorts redir, rewrite and basic_auth before every handle, so they have to go into one.
    private static let apart = Fix(
        .missing, .denied, .botCheck, .page, .redirectToHost, .redirectOnHost,
        advice:
            "put the file into .well-known/ of the web root, and this into the site's block; move what is there now, except tls, bind and log, into the second handle: only one handle runs",
        snippet: Snippet(
            for: "Caddyfile",
            """
            handle /.well-known/apple-app-site-association {
                root * ‹your web root›
                header Content-Type application/json
                file_server
            }
            handle {
                ‹the other directives of the block›
            }
            """),
        citation: Citation("Caddy: handle", "https://caddyserver.com/docs/caddyfile/directives/handle"))

    private static let header = Fix(
        .mediaType,
        advice: "add this line to the site's block",
        snippet: Snippet(
            for: "Caddyfile", "header /.well-known/apple-app-site-association Content-Type application/json"),
        citation: Citation("Caddy: header", "https://caddyserver.com/docs/caddyfile/directives/header"))
}

import Findings

extension Stack {
    package static let lighttpd = Stack(
        name: "lighttpd", title: "lighttpd", role: .server, signs: [.headerValue("server", contains: "lighttpd")],
        fixes: [
            // Of several conditions that hold, the last one's value of a directive counts. Of a module that is not loaded,
            // lighttpd warns of its directives and goes on.
            Fix(
                .missing, .denied, .mediaType, .page, .redirectToHost, .redirectOnHost, .botCheck,
                advice: """
                    put the file into .well-known/ of the web root, and this after all else in the configuration, in \
                    place of any block for this path: the last condition that holds counts
                    """,
                snippet: Snippet(
                    for: "lighttpd.conf",
                    """
                    $HTTP["url"] == "/.well-known/apple-app-site-association" {
                        server.document-root = ‹"your web root"›
                        mimetype.assign = ( "" => "application/json" )
                        alias.url = ()
                        auth.require = ()
                        fastcgi.server = ()
                        proxy.server = ()
                        url.access-deny = ()
                        url.redirect = ()
                        url.rewrite-once = ()
                        url.rewrite-if-not-file = ()
                    }
                    """),
                citation: Citation(
                    "lighttpd: Configuration file syntax",
                    "https://redmine.lighttpd.net/projects/lighttpd/wiki/Docs_Configuration"))
        ])
}

import AssociationModel
import Findings

extension Stack {
    package static let nginx = Stack(
        name: "nginx", title: "nginx", role: .server,
        signs: [.headerValue("server", contains: "nginx"), .errorBody(contains: "<center>nginx")],
        kinds: [.nginx], fixes: [first])

    /// One for all: a location alone comes too late for the rules outside of locations, and inherits no root from another
    /// location.
    private static let first = Fix(
        .missing, .denied, .mediaType, .page, .redirectToHost, .redirectOnHost, .botCheck,
        advice:
            "put the file on the server, and this before all else in the server block, in place of any location for this path: break ends the rewrite rules, and an exact location comes before every other",
        snippet: Snippet(
            for: "nginx.conf",
            """
            if ($uri = /.well-known/apple-app-site-association) {
                break;
            }
            location = /.well-known/apple-app-site-association {
                alias ‹path of your file›;
                default_type application/json;
                allow all;
                auth_basic off;
            }
            """),
        citation: Citation(
            "nginx: Module ngx_http_rewrite_module", "https://nginx.org/en/docs/http/ngx_http_rewrite_module.html"))
}

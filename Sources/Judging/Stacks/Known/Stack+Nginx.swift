import AssociationModel
import Findings

extension Stack {
    package static let nginx = Stack(
        "nginx", "nginx", .server,
        signs: [.headerValue("server", contains: "nginx"), .errorBody(contains: "<center>nginx")],
        kinds: [.nginx], fixes: [file, location, redirect, userAgent])

    private static let file = Fix(
        .missing,
        advice: "add this to the server block, with the path of your file; an exact location comes before every other",
        snippet: Snippet(
            for: "nginx.conf",
            """
            location = /.well-known/apple-app-site-association {
                alias ‹path of your file›;
                default_type application/json;
                allow all;
            }
            """),
        citation: Citation("nginx: alias", "https://nginx.org/en/docs/http/ngx_http_core_module.html#alias"))

    private static let location = Fix(
        .denied, .mediaType, .page,
        advice: "add this to the server block; an exact location comes before every other",
        snippet: Snippet(
            for: "nginx.conf",
            """
            location = /.well-known/apple-app-site-association {
                default_type application/json;
                allow all;
                auth_basic off;
            }
            """),
        citation: .nginxLocations)

    private static let redirect = Fix(
        .redirectToHost, .redirectOnHost,
        advice:
            "put this into the server block, with your root, and your own rule into location / as here: one outside every location comes before all of them",
        snippet: Snippet(
            for: "nginx.conf",
            """
            location = /.well-known/apple-app-site-association {
                root ‹your web root›;
                default_type application/json;
            }
            location / {
                ‹your redirect or other rule›;
            }
            """),
        citation: Citation(
            "nginx: Module ngx_http_rewrite_module", "https://nginx.org/en/docs/http/ngx_http_rewrite_module.html"))

    private static let userAgent = Fix(
        .botCheck,
        advice:
            "put ^(?!AASA-Bot).* before the pattern of the rule that refuses user agents, as here, in the server block",
        snippet: Snippet(
            for: "nginx.conf",
            """
            if ($http_user_agent ~* "^(?!AASA-Bot).*(bot|crawl|spider)") {
                return 403;
            }
            location = /.well-known/apple-app-site-association {
                default_type application/json;
            }
            """),
        citation: Citation("nginx: if", "https://nginx.org/en/docs/http/ngx_http_rewrite_module.html#if"))
}

extension Citation {
    fileprivate static let nginxLocations = Citation(
        "nginx: location", "https://nginx.org/en/docs/http/ngx_http_core_module.html#location")
}

import AssociationModel
import Findings

extension Stack {
    static let nginx = Stack(
        "nginx", "nginx", .server,
        signs: [.headerValue("server", contains: "nginx"), .errorBody(contains: "<center>nginx")],
        kinds: [.nginx],
        fixes: [
            Fix(
                .denied, .mediaType, .missing,
                advice: "add this to the server block; an exact location comes before every other rule",
                snippet: Snippet(
                    for: "nginx.conf",
                    """
                    location = /.well-known/apple-app-site-association {
                        allow all;
                        default_type application/json;
                    }
                    """),
                citation: Citation(
                    "nginx: location", "https://nginx.org/en/docs/http/ngx_http_core_module.html#location"))
        ])
}

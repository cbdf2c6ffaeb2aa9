import Findings

extension Stack {
    static let akamai = Stack(
        name: "akamai", title: "Akamai", role: .front,
        signs: [
            .headerValue("server", contains: "akamai"), .header("akamai-grn"), .header("x-akamai-request-id"),
            .header("x-akamai-transformed"), .headerValue("x-cache", contains: "akamaitechnologies.com"),
        ],
        fixes: [
            .akamaiBotCheck,
            Fix(
                .redirectToHost, .redirectOnHost,
                advice: """
                    if the origin does not redirect, the property does: add to the rule with the Redirect behavior the \
                    criterion Path “matches none of” /.well-known/apple-app-site-association, and activate the property
                    """,
                citation: Citation(
                    "Akamai: Property Manager criteria, Path", "https://techdocs.akamai.com/terraform/v10.4/docs/path")),
        ])
}

extension Fix {
    static let akamaiBotCheck = Fix(
        .botCheck, .denied,
        advice: """
            exempt the path /.well-known/apple-app-site-association from the rule that refused the request; Edge \
            Diagnostics translates the reference number of the page
            """,
        citation: Citation("Akamai: Edge Diagnostics", "https://techdocs.akamai.com/edge-diagnostics/reference"))
}

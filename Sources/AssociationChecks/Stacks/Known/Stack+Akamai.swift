import Findings

extension Stack {
    static let akamai = Stack(
        "akamai", "Akamai", .front,
        signs: [
            .headerValue("server", contains: "akamai"), .header("akamai-grn"), .header("x-akamai-request-id"),
            .header("x-akamai-transformed"), .headerValue("x-cache", contains: "akamaitechnologies.com"),
        ],
        fixes: [
            Fix(
                .botCheck, .denied,
                advice: """
                    in Bot Manager, define a custom bot for the user agent AASA-Bot/1.0.0 in a category whose action \
                    lets it pass; the reference in the answer shows in Control Center which rule refused it
                    """,
                citation: Citation(
                    "Akamai: Custom-bot category action",
                    "https://techdocs.akamai.com/terraform/docs/bmgr-rc-custom-bot-category-action"))
        ])
}

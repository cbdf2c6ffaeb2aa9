import Findings

extension Stack {
    static let cloudFront = Stack(
        name: "cloudfront", title: "Amazon CloudFront", role: .front,
        signs: [.header("x-amz-cf-id"), .headerValue("via", contains: "cloudfront")],
        fixes: [
            Fix(
                .page,
                advice: """
                    publish the file at the origin; an error response of the distribution may turn its status 403 or \
                    404 into a page with status 200
                    """,
                citation: Citation(
                    "CloudFront: Configure error response behavior",
                    "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-procedure.html"
                )),
            Fix(
                .redirectToHost, .redirectOnHost,
                advice: """
                    begin the function that redirects with this line; if no CloudFront function redirects, the \
                    origin does
                    """,
                snippet: Snippet(
                    for: "CloudFront function",
                    #"if (event.request.uri.startsWith("/.well-known/")) return event.request;"#),
                citation: Citation(
                    "CloudFront: Functions, event structure",
                    "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html"
                )),
            Fix(
                .botCheck, .denied,
                advice: "if AWS WAF answers, take the file out of Bot Control and of the rule that blocks, as here",
                snippet: Snippet(
                    for: "AWS WAF rule",
                    """
                    {
                      "ScopeDownStatement": {
                        "NotStatement": {
                          "Statement": {
                            "ByteMatchStatement": {
                              "SearchString": "/.well-known/apple-app-site-association",
                              "FieldToMatch": { "UriPath": {} },
                              "TextTransformations": [{ "Priority": 0, "Type": "NONE" }],
                              "PositionalConstraint": "EXACTLY"
                            }
                          }
                        }
                      }
                    }
                    """),
                citation: Citation(
                    "AWS WAF: Bot Control with a scope-down statement",
                    "https://docs.aws.amazon.com/waf/latest/developerguide/waf-bot-control-example-scope-down-dynamic-content.html"
                )),
        ])
}

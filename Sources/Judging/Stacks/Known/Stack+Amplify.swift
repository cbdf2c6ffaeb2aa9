import Findings

extension Stack {
    /// Its responses have the headers of CloudFront and S3 and none of its own, so on a custom domain it must be named.
    static let amplify = Stack(
        name: "aws-amplify", title: "AWS Amplify", role: .host,
        signs: [.host("amplifyapp.com")],
        fixes: [
            Fix(
                .missing, .denied, .page, .mediaType, .redirectOnHost,
                advice: """
                    publish the file as apple-app-site-association.json at the top of the build output, and put this \
                    before the other rules under Rewrites and redirects
                    """,
                snippet: Snippet(
                    for: "Rewrites and redirects",
                    """
                    [
                      {
                        "source": "/.well-known/apple-app-site-association",
                        "target": "/apple-app-site-association.json",
                        "status": "200",
                        "condition": null
                      }
                    ]
                    """),
                citation: Citation(
                    "aws-amplify/amplify-hosting, issue 1983",
                    "https://github.com/aws-amplify/amplify-hosting/issues/1983")),
            Fix(
                .redirectToHost,
                advice: """
                    under Rewrites and redirects, remove the rule that sends this domain to another one; or name \
                    that one in the entitlement
                    """,
                citation: Citation(
                    "AWS Amplify: Redirects and rewrites",
                    "https://docs.aws.amazon.com/amplify/latest/userguide/redirects.html")),
        ])
}

import Findings

extension Stack {
    static let s3 = Stack(
        name: "aws-s3", title: "Amazon S3", role: .host,
        signs: [.headerValue("server", contains: "amazons3")],
        fixes: [
            Fix(
                .missing, .denied,
                advice: """
                    upload the file with this command, and let the site read it; without s3:ListBucket, S3 answers \
                    403 for an object that does not exist
                    """,
                snippet: upload,
                citation: Citation(
                    "Amazon S3: GetObject", "https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html")),
            Fix(
                .mediaType,
                advice: "upload the file with this command: without an extension, S3 can't tell its media type",
                snippet: upload,
                citation: Citation(
                    "AWS CLI: s3 cp", "https://docs.aws.amazon.com/cli/latest/reference/s3/cp.html")),
        ])

    private static let upload = Snippet(
        for: "command line",
        """
        aws s3 cp apple-app-site-association \\
          s3://BUCKET/.well-known/apple-app-site-association --content-type application/json
        """)
}

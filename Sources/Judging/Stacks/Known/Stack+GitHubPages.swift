import AssociationModel
import Findings

extension Stack {
    static let gitHubPages = Stack(
        name: "github-pages", title: "GitHub Pages", role: .host,
        signs: [
            .header("x-github-request-id"), .headerValue("server", contains: "github.com"), .host("github.io"),
        ],
        kinds: [.noJekyll],
        fixes: [
            Fix(
                .missing,
                advice: """
                    where a workflow uploads the site, let it keep names that begin with a dot, as below; where \
                    Jekyll builds it, add include: [".well-known"] to _config.yml
                    """,
                snippet: Snippet(
                    for: ".github/workflows",
                    """
                    - uses: actions/upload-pages-artifact@v5
                      with:
                        include-hidden-files: true
                    """),
                citation: Citation(
                    "actions/upload-pages-artifact, issue 129",
                    "https://github.com/actions/upload-pages-artifact/issues/129")),
            Fix(
                .mediaType,
                advice: """
                    GitHub Pages chooses the media type by the extension and has no setting for it; leave \
                    application/octet-stream, which Apple's CDN was seen to accept
                    """,
                citation: Citation(
                    "GitHub Pages: MIME types",
                    "https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-github-pages-site#mime-types-on-github-pages"
                )),
            Fix(
                .redirectToHost,
                advice: """
                    GitHub Pages redirects to the custom domain in the repository's settings: name that domain in \
                    the entitlement, or set this one there
                    """,
                citation: Citation(
                    "GitHub Pages: Managing a custom domain",
                    "https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/managing-a-custom-domain-for-your-github-pages-site"
                )),
        ])
}

import Findings

extension Stack {
    /// The headers that it adds: <https://developer.wordpress.org/rest-api/discovery/> and
    /// <https://developer.wordpress.org/reference/hooks/x_redirect_by/>
    static let wordPress = Stack(
        name: "wordpress", title: "WordPress", role: .framework,
        signs: [
            .headerValue("link", contains: "https://api.w.org/"), .headerValue("x-redirect-by", contains: "wordpress"),
            .headerValue("x-pingback", contains: "/xmlrpc.php"),
        ],
        fixes: [
            Fix(
                .missing, .page, .redirectOnHost,
                advice: """
                    put the file on the server's disk, into .well-known/ beside wp-config.php: WordPress answers, \
                    and adds a slash, only where there is no file
                    """,
                citation: Citation(
                    "WordPress: Apache HTTPD / .htaccess",
                    "https://developer.wordpress.org/advanced-administration/server/web-server/httpd/")),
            Fix(
                .redirectToHost,
                advice: """
                    WordPress redirects to the address under Settings, General: name that host in the entitlement, \
                    or put the file on the server's disk, which is served first
                    """,
                citation: Citation(
                    "WordPress: redirect_canonical()",
                    "https://developer.wordpress.org/reference/functions/redirect_canonical/")),
        ])
}

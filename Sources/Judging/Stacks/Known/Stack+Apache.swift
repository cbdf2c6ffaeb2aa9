import AssociationModel
import Findings

extension Stack {
    package static let apache = Stack(
        "apache", "Apache", .server,
        signs: [.headerValue("server", contains: "apache"), .errorBody(contains: "<address>Apache")],
        kinds: [.apache, .htaccess], fixes: [file, spared, host])

    private static let file = Fix(
        .missing,
        advice: "add this to the VirtualHost, with the path of your file",
        snippet: Snippet(
            for: "httpd.conf",
            """
            Alias "/.well-known/apple-app-site-association" ‹path of your file›
            <Location "/.well-known/apple-app-site-association">
                Require all granted
                ForceType application/json
            </Location>
            """),
        citation: Citation("Apache: Alias", "https://httpd.apache.org/docs/2.4/mod/mod_alias.html#alias"))

    private static let spared = Fix(
        .denied, .mediaType, .page, .redirectOnHost, .botCheck,
        advice:
            "put this before every other rule in the VirtualHost, or in .htaccess: END ends the rewriting, and <If> overrides all other sections",
        snippet: first,
        citation: Citation(
            "Apache: Configuration sections, merging", "https://httpd.apache.org/docs/2.4/sections.html#merging"))

    private static let host = Fix(
        .redirectToHost,
        advice:
            "put this before the redirect in the VirtualHost, and give that the DocumentRoot of the site: END serves the file before any redirect",
        snippet: first,
        citation: Citation(
            "Apache: RewriteRule flags, END", "https://httpd.apache.org/docs/2.4/rewrite/flags.html#flag_end"))

    private static let first = Snippet(
        for: ".htaccess",
        """
        RewriteEngine On
        RewriteRule "^/?\\.well-known/apple-app-site-association$" "%{DOCUMENT_ROOT}%{REQUEST_URI}" [END]
        <If "%{REQUEST_URI} == '/.well-known/apple-app-site-association'">
            Require all granted
            ForceType application/json
        </If>
        """)
}

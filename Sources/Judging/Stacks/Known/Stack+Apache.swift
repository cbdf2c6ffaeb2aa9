import AssociationModel
import Findings

extension Stack {
    package static let apache = Stack(
        name: "apache", title: "Apache", role: .server,
        signs: [.headerValue("server", contains: "apache"), .errorBody(contains: "<address>Apache")],
        kinds: [.apache, .htaccess],
        fixes: [
            // In a folder, a redirect of mod_alias counts whatever mod_rewrite did.
            Fix(
                .missing, .denied, .mediaType, .page, .redirectToHost, .redirectOnHost, .botCheck,
                advice: """
                    put the file into .well-known/ of the DocumentRoot, and this before all else in the VirtualHost, or \
                    in .htaccess there if AllowOverride is All or FileInfo AuthConfig; make each Redirect or \
                    RedirectMatch of .htaccess a RewriteRule
                    """,
                snippet: first,
                citation: Citation(
                    "Apache: RewriteRule flags, END",
                    "https://httpd.apache.org/docs/2.4/rewrite/flags.html#flag_end"))
        ])

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

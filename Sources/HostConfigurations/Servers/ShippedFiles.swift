package import Findings

/// Files that come with a web server, or with a tool that configures it, and that cannot keep a path from being served: they
/// name media types, hand variables to programs, or set up TLS. They need not be in a deployment.
package enum ShippedFiles {
    /// Whether a path or pattern, as a directive has it, names one.
    static func contain(_ written: String) -> Bool {
        let names = written.split(separator: "/").reversed()
        return lastNames.contains { names.starts(with: $0) }
    }

    private static let lastNames = table.flatMap { $0.paths.split(separator: " ") }.map { path in
        Array(path.split(separator: "/").reversed())
    }

    /// What each source has: the last names of the paths.
    package static let table: [(citation: Citation, paths: String)] = [
        (.nginxShipped, "mime.types fastcgi.conf fastcgi_params scgi_params uwsgi_params koi-utf koi-win win-utf"),
        (.nginxDebian, "proxy_params snippets/fastcgi-php.conf snippets/snakeoil.conf modules-enabled/*.conf"),
        (.nginxFedora, "nginx/modules/*.conf nginx/default.d/*.conf"),
        (.certbotNginx, "letsencrypt/options-ssl-nginx.conf"),
        (.certbotApache, "letsencrypt/options-ssl-apache.conf"),
        (
            .apacheShipped,
            """
            extra/proxy-html.conf extra/httpd-mpm.conf extra/httpd-default.conf extra/httpd-info.conf \
            extra/httpd-languages.conf extra/httpd-autoindex.conf extra/httpd-multilang-errordoc.conf
            """
        ),
        (.apacheDebian, "ports.conf mods-enabled/*.load mods-enabled/*.conf conf-enabled/*.conf"),
        (.apacheFedora, "conf.modules.d/*.conf"),
    ]
}

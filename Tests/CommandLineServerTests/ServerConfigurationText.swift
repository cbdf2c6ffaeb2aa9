import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The configuration of a server with one site over HTTPS.
struct ServerConfigurationText {
    let kind: RealServer.Kind
    let folder: String
    let port: Int

    init(_ kind: RealServer.Kind, in folder: URL, port: Int) {
        self.kind = kind
        self.folder = folder.path
        self.port = port
    }

    /// The name by which the file is known as the configuration of the server.
    var name: String {
        switch kind {
        case .nginx: "nginx.conf"
        case .apache2: "httpd.conf"
        case .caddy: "Caddyfile"
        case .lighttpd: "lighttpd.conf"
        case .haproxy: "haproxy.cfg"
        case .express: "app.js"
        case .django: "settings.py"
        case .flask: "app.py"
        case .rails: "app.rb"
        }
    }

    /// The line of shell that starts the server in the background and ends when it listens.
    func start(_ file: String) -> String {
        switch kind {
        case .nginx: "nginx -e '\(folder)/start.log' -c '\(file)'"
        case .apache2: "apache2 -f '\(file)'"
        case .caddy:
            "HOME='\(folder)' caddy start --config '\(file)' --adapter caddyfile --pidfile '\(folder)/caddy-\(port).pid'"
        case .lighttpd: "lighttpd -f '\(file)'"
        case .haproxy: "haproxy -D -f '\(file)' -p '\(folder)/haproxy-\(port).pid'"
        case .express, .django, .flask, .rails: "bash '\(folder)/start.sh'"
        }
    }

    /// The other files that it needs, by name.
    var otherFiles: [String: String] {
        switch kind {
        case .express: expressFiles
        case .django: djangoFiles
        case .flask: flaskFiles
        case .rails: railsFiles
        case .nginx, .apache2, .caddy, .lighttpd, .haproxy: [:]
        }
    }

    func text(with lines: String) -> String {
        switch kind {
        case .nginx: nginx(lines)
        case .apache2: apache(lines)
        case .caddy: caddy(lines)
        case .lighttpd: lighttpd(lines)
        case .haproxy: haProxy(lines)
        case .express: express(lines)
        case .django: django(lines)
        case .flask: flask(lines)
        case .rails: rails(lines)
        }
    }

    /// What the site's block has besides its address and its certificate, where the web root is not left out.
    static func content(_ kind: RealServer.Kind, _ lines: String, root: String?) -> String {
        switch kind {
        case .nginx: (root.map { "root \($0);\n" } ?? "") + lines
        case .apache2, .lighttpd, .haproxy, .django, .rails: lines
        case .express: lines + (root == nil ? "" : "\napp.use(express.static(\"public\"));")
        case .flask: lines + (root == nil ? "" : "\n" + flaskPages)
        case .caddy: (root.map { "root * \($0)\n" } ?? "") + lines + (root == nil ? "" : "\nfile_server")
        }
    }

    private func nginx(_ lines: String) -> String {
        """
        \(getuid() == 0 ? "user root;" : "")
        pid \(folder)/nginx-\(port).pid;
        error_log \(folder)/nginx.log;
        events {}
        http {
            access_log off;
            client_body_temp_path \(folder)/body;
            proxy_temp_path \(folder)/proxy;
            fastcgi_temp_path \(folder)/fastcgi;
            uwsgi_temp_path \(folder)/uwsgi;
            scgi_temp_path \(folder)/scgi;
            types { text/html html; text/css css; }
            server {
                listen 127.0.0.1:\(port) ssl;
                server_name good.test;
                ssl_certificate \(folder)/certificate.pem;
                ssl_certificate_key \(folder)/key.pem;
        \(lines)
            }
        }

        """
    }

    private func apache(_ lines: String) -> String {
        let modules = ["mpm_event", "authz_core", "alias", "rewrite", "mime", "dir", "setenvif", "ssl", "headers"].map {
            "LoadModule \($0)_module /usr/lib/apache2/modules/mod_\($0).so\n"
        }.joined()
        return """
            ServerRoot \(folder)
            ServerName good.test
            PidFile \(folder)/apache2-\(port).pid
            ErrorLog \(folder)/apache.log
            DefaultRuntimeDir \(folder)
            Listen 127.0.0.1:\(port)
            \(modules)TypesConfig /dev/null
            AddType text/html .html .php
            AddType text/css .css
            <VirtualHost 127.0.0.1:\(port)>
            ServerName good.test
            SSLEngine on
            SSLCertificateFile \(folder)/certificate.pem
            SSLCertificateKeyFile \(folder)/key.pem
            DocumentRoot \(folder)/public
            <Directory \(folder)/public>
                Require all granted
                AllowOverride All
            </Directory>
            \(lines)
            </VirtualHost>

            """
    }

    private func caddy(_ lines: String) -> String {
        """
        {
            admin off
            auto_https disable_redirects
            skip_install_trust
            storage file_system \(folder)/caddy
            log {
                output file \(folder)/caddy.log
            }
        }
        https://good.test:\(port) {
            bind 127.0.0.1
            tls \(folder)/certificate.pem \(folder)/key.pem
        \(lines)
        }

        """
    }
}

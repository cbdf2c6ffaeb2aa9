import Foundation
import TestData
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// A web server of the distribution on loopback, with a configuration of the test's own, that plays `good.test`.
///
/// Each of them starts in the background and returns once it listens, so nothing is waited for.
struct RealServer {
    enum Kind: String, CaseIterable, Sendable {
        case nginx, apache2, caddy
    }

    let kind: Kind
    let folder: URL
    let port: Int

    /// The folder of the site's files.
    static func root(in folder: URL) -> URL { folder.appending(path: "public") }

    /// Writes a configuration with some lines in its site, starts the server with it, and stops it afterwards.
    static func run<Result>(
        _ kind: Kind, in folder: URL, with lines: String, _ use: (RealServer) throws -> Result
    ) throws -> Result {
        let server = try started(kind, in: folder, with: lines)
        defer { server.stop() }
        return try use(server)
    }

    private static func started(_ kind: Kind, in folder: URL, with lines: String) throws -> RealServer {
        var complaint = ""
        // Another process may take the port before the server does.
        for _ in 0..<5 {
            let server = RealServer(kind: kind, folder: folder, port: try freePort())
            let configuration = ServerConfigurationText(kind, in: folder, port: server.port)
            try Data(configuration.text(with: lines).utf8).write(to: folder.appending(path: configuration.name))
            let start = configuration.start(folder.appending(path: configuration.name).path)
            let run = try ProgramRun(URL(filePath: "/bin/bash"), ["-c", Self.inBackground + start + ")"])
            if run.status == 0 { return server }
            complaint = run.complaint
        }
        throw ServerFault(description: "\(kind) does not start: \(complaint)")
    }

    // What runs on in the background must not keep what this process waits at, or has locked: all but its three streams is
    // closed. The shell outside the parentheses waits for the start alone. A process that Foundation starts has signals
    // blocked, SIGTERM too.
    private static let inBackground = #"""
        (for file in /proc/self/fd/*; do
            number=${file##*/}
            [ "$number" -le 2 ] || eval "exec $number>&-"
        done
        exec env --default-signal 
        """#

    private func stop() {
        let file = folder.appending(path: "\(kind.rawValue)-\(port).pid")
        guard let text = try? String(contentsOf: file, encoding: .utf8),
            let process = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else {
            Issue.record("\(kind) left no process number")
            return
        }
        kill(process, SIGTERM)
    }

    /// A port that nothing listens on.
    private static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw ServerFault(description: "no socket") }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) == 0 ? getsockname(descriptor, address, &size) : -1
            }
        }
        guard status == 0 else { throw ServerFault(description: "no free port") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}

struct ServerFault: Error, CustomStringConvertible { let description: String }

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
        }
    }

    /// The line of shell that starts the server in the background and ends when it listens.
    func start(_ file: String) -> String {
        switch kind {
        case .nginx: "nginx -e '\(folder)/start.log' -c '\(file)'"
        case .apache2: "apache2 -f '\(file)'"
        case .caddy:
            "HOME='\(folder)' caddy start --config '\(file)' --adapter caddyfile --pidfile '\(folder)/caddy-\(port).pid'"
        }
    }

    func text(with lines: String) -> String {
        switch kind {
        case .nginx: nginx(lines)
        case .apache2: apache(lines)
        case .caddy: caddy(lines)
        }
    }

    /// What the site's block has besides its address and its certificate, where the web root is not left out.
    static func content(_ kind: RealServer.Kind, _ lines: String, root: String?) -> String {
        switch kind {
        case .nginx: (root.map { "root \($0);\n" } ?? "") + lines
        case .apache2: lines
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

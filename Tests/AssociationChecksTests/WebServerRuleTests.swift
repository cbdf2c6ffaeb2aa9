import AssociationModel
import CurlFetch
import Findings
import HostConfigurations
import Judging
import SiteChecks
import Testing
import TextFormats

/// What `Fixtures/Checks/AD27*` do not have: which server, location or section counts.
@Suite struct `The configuration of a web server` {
    struct Case: CustomTestStringConvertible, Sendable {
        let kind: DeploymentFile.Kind
        let lines: String
        let effects: [DeploymentEffect.Kind]

        init(_ kind: DeploymentFile.Kind, _ lines: String, _ effects: DeploymentEffect.Kind...) {
            self.kind = kind
            self.lines = lines
            self.effects = effects
        }

        var testDescription: String { lines }
    }

    private static let exact = "location = /.well-known/apple-app-site-association { default_type application/json; }"

    private static let nginx = [
        Case(.nginx, "\(exact) location ~ /\\. { deny all; }"),
        Case(.nginx, "location ^~ /.well-known/ { } location ~ /\\. { deny all; }", .untyped),
        Case(.nginx, "location /.well-known/ { } location ~ /\\. { deny all; }", .denied),
        Case(.nginx, "location ~ \\.php$ { deny all; } location ~ /\\. { deny all; }", .denied),
        Case(.nginx, "location ~ ^/\\.well { } location ~ /\\. { deny all; }", .untyped),
        Case(.nginx, "location / { location ~ /\\. { return 404; } }", .denied),
        Case(.nginx, "location / { location ~ /\\.well { } } location ~ /\\. { deny all; }", .untyped),
        Case(.nginx, "location ~*\\.WELL { deny all; }", .denied),
        Case(.nginx, "deny all; location / { allow all; }", .untyped),
        Case(.nginx, "deny 192.0.2.1; allow all;", .untyped),
        Case(.nginx, "auth_basic \"closed\"; location / { }", .denied),
        Case(.nginx, "auth_basic \"closed\"; location / { auth_basic off; }", .untyped),
        Case(.nginx, "location / { proxy_pass http://app; }"),
        Case(.nginx, "location / { try_files /maintenance.html $uri @app; }", .untyped),
        Case(.nginx, "if ($scheme = http) { return 301 https://$host$request_uri; }", .untyped),
        Case(.nginx, "if ($host = www.example.com) { return 301 https://example.com$request_uri; }", .untyped),
        Case(.nginx, "if ($host != www.example.com) { return 301 https://www.example.com$request_uri; }", .redirected),
        Case(.nginx, "if (!-f $request_filename) { rewrite ^ /index.html last; }", .untyped),
        Case(.nginx, "if (-d $request_filename) { rewrite [^/]$ $uri/ permanent; }", .untyped),
        Case(.nginx, "set $no 0; if ($no) { return 403; }", .untyped),
        Case(.nginx, "set $no 1; if ($no) { return 403; }", .denied),
        Case(.nginx, "if ($bad_bot) { return 403; }", .unknown),
        Case(.nginx, "break; return 403;", .untyped),
        Case(.nginx, "if ($uri = /.well-known/apple-app-site-association) { break; } return 403;", .untyped),
        Case(.nginx, "if ($uri != /.well-known/apple-app-site-association) { break; } return 403;", .denied),
        Case(.nginx, "if ($bad_bot) { break; } return 403;", .unknown),
        Case(.nginx, "if ($bad_bot) { break; } set $no 1; if ($no) { return 403; }", .unknown),
        Case(.nginx, "if ($bad_bot) { break; } if ($host = example.com) { return 403; }", .unknown),
        Case(.nginx, "if ($bad_bot) { break; } location / { return 403; }", .denied),
        Case(.nginx, "rewrite ^/\\.well-known/ $uri break; return 403;", .untyped),
        Case(.nginx, "rewrite ^/other/ $uri break; return 403;", .denied),
        Case(.nginx, "rewrite (?>/\\.) $uri break; return 403;", .unknown),
        Case(.nginx, "location ~ (?>/\\.) { deny all; }", .unknown),
        Case(.nginx, "location ~ /\\. { deny all; } error_page 403 =200 /index.html;", .unknown),
        Case(.nginx, "location ~ /\\. { deny all; } include mime.types;", .denied),
        Case(.nginx, "location /.well-known/acme-challenge/ { root /var/lib/acme; }", .untyped),
        Case(.nginx, "rewrite ^ /index.php last;", .unknown),
        Case(.nginx, "rewrite ^/\\.well-known/apple(.*)$ /aasa.json last;"),
    ]

    private static let htaccess = [
        Case(.htaccess, "<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>", .untyped),
        Case(.htaccess, "Order allow,deny\nDeny from all", .denied),
        Case(.htaccess, "Order deny,allow\nDeny from all\nAllow from all", .untyped),
        Case(.htaccess, "Order allow,deny\nAllow from all\nDeny from env=bad", .untyped),
        Case(
            .htaccess, "SetEnvIfNoCase User-Agent bot bad\nOrder allow,deny\nAllow from all\nDeny from env=bad", .denied
        ),
        Case(.htaccess, "Require all denied\n<Files \"apple-*\">\nRequire all granted\n</Files>", .untyped),
        Case(.htaccess, "AuthType Basic\nRequire valid-user", .denied),
        Case(.htaccess, "<RequireAll>\nRequire all granted\nRequire not ip 192.0.2.1\n</RequireAll>", .untyped),
        Case(.htaccess, "Require ip 192.0.2.1", .unknown),
        Case(.htaccess, "RewriteRule ^ index.html", .untyped),
        Case(.htaccess, "RewriteEngine On\nRewriteRule ^/ - [F]", .untyped),
        Case(
            .htaccess, "RewriteEngine On\nRewriteRule ^\\.well-known/ - [L]\nRewriteRule \"(^|/)\\.\" - [F]", .untyped),
        Case(
            .htaccess,
            "RewriteEngine On\nRewriteCond %{HTTPS} !=on [OR]\nRewriteCond %{HTTP_HOST} ^www\\.\nRewriteRule ^ https://example.com/ [R]",
            .untyped),
        Case(
            .htaccess,
            "RewriteEngine On\nRewriteCond %{HTTPS} on [OR]\nRewriteCond %{HTTP_HOST} ^www\\.\nRewriteRule ^ /x/ [R]",
            .redirected),
        Case(
            .htaccess,
            "RewriteEngine On\nRewriteCond %{HTTP:X-Forwarded-Proto} !https\nRewriteRule ^ https://%{HTTP_HOST}/ [R,L]",
            .untyped),
        Case(
            .htaccess, "RewriteEngine On\nRewriteCond %{REQUEST_URI} !^/\\.well-known/\nRewriteRule (.*) /en/$1 [R,L]",
            .untyped),
        Case(.htaccess, "RewriteEngine On\nRewriteRule !^public/ public/index.html [L]", .caught),
        Case(.htaccess, "RewriteEngine On\nRewriteRule (.*) public/$1 [L]"),
        Case(.htaccess, "RewriteEngine On\nRewriteRule apple - [T=application/json]"),
        Case(.htaccess, "Redirect 301 /old /new\nRedirect gone /.git", .untyped),
        Case(.htaccess, "Redirect /.well-known /new", .redirected),
        Case(.htaccess, "FallbackResource /index.php", .untyped),
        Case(.htaccess, "Header set Content-Type \"application/json\""),
    ]

    private static let caddy = [
        Case(.caddy, "handle /.well-known/* {\n header Content-Type application/json\n file_server\n}\nrespond 404"),
        Case(.caddy, "handle {\n reverse_proxy app:80\n}\nhandle /.well-known/* {\n file_server\n}", .untyped),
        Case(.caddy, "route {\n respond 404\n file_server\n}", .denied),
        Case(.caddy, "respond /.git* 404\nfile_server", .untyped),
        Case(.caddy, "@no path_regexp /\\.(?!well-known)\nabort @no\nfile_server", .untyped),
        Case(.caddy, "@no not path /api/*\nredir @no /en{uri}\nfile_server", .redirected),
        Case(.caddy, "@www host www.example.com\nredir @www https://example.com{uri}\nfile_server", .untyped),
        Case(.caddy, "@other not host example.com\nredir @other https://example.com{uri}\nfile_server", .untyped),
        Case(.caddy, "@gone not file\nrewrite @gone /index.html\nfile_server", .untyped),
        Case(.caddy, "basic_auth {\n a b\n}\nfile_server", .denied),
        Case(.caddy, "basic_auth /admin/* {\n a b\n}\nfile_server", .untyped),
        Case(.caddy, "file_server {\n hide .git *.php\n}", .untyped),
        Case(.caddy, "reverse_proxy app:80"),
        Case(
            .caddy,
            "@no remote_ip 192.0.2.0/24\nabort @no\nheader /.well-known/* Content-Type application/json\nfile_server",
            .unknown),
    ]

    @Test(arguments: nginx + htaccess + caddy)
    func `is followed as its documentation says`(example: Case) async throws {
        #expect(try await effects(example.kind, Self.around(example)) == example.effects)
    }

    @Test func `for other hosts says nothing of this one`() async throws {
        let other = "server { listen 443 ssl; server_name %; location ~ /\\. { deny all; } }"
        for name in ["other.com", "www.example.com", "*.example.org"] {
            #expect(try await effects(.nginx, other.replacing("%", with: name)) == [])
        }
        for name in ["example.com", ".example.com", "_", "$DOMAIN", "~^example\\."] {
            #expect(try await effects(.nginx, other.replacing("%", with: name)) == [.denied])
        }
    }

    @Test func `for plain HTTP counts only where no server has HTTPS, and not if it leads there`() async throws {
        let plain = "server { listen 80; server_name example.com; location ~ /\\. { deny all; } }"
        let leading = "server { listen 80; server_name example.com; return 301 https://$host$request_uri; }"
        let secure = "server { listen 443 ssl; server_name example.com; location / { proxy_pass http://app; } }"
        #expect(try await effects(.nginx, plain) == [.denied])
        #expect(try await effects(.nginx, leading) == [])
        #expect(try await effects(.nginx, plain + secure) == [])
        #expect(try await effects(.caddy, ":8012 {\n respond 400\n}\nexample.com {\n reverse_proxy a\n}") == [])
    }

    @Test func `counts for little where there is no file, and only what refuses or redirects`() async throws {
        let page = "server { listen 443 ssl; location / { try_files /index.html =404; } }"
        let refusal = "server { listen 443 ssl; location ~ /\\. { deny all; } }"
        #expect(try await effects(.nginx, page, hasFile: false) == [])
        #expect(try await effects(.nginx, refusal, hasFile: false) == [.unknown])
    }

    @Test func `is only a note where another host's file is beside it`() async throws {
        let files = [file(.htaccess, "RedirectMatch 404 /\\."), file(.netlify, "")]
        let effects = try await effects(files)
        #expect(effects.contains(.unknown) && !effects.contains(.denied))
    }

    @Test func `that is for very many servers is judged for some, and the rest is told`() async throws {
        let nginx = String(repeating: "server { listen 443 ssl; }\n", count: 30_000)
        let apache = String(repeating: "<VirtualHost *:443>\nDocumentRoot /a\n</VirtualHost>\n", count: 10_000)
        let common = String(repeating: "Foo on\n", count: 50_000)
        let caddy = String(repeating: "example.com {\n file_server\n}\n", count: 10_000)
        for (kind, text) in [(DeploymentFile.Kind.nginx, nginx), (.apache, common + apache), (.caddy, caddy)] {
            let effects = try await effects(kind, text)
            #expect(effects.first == .untyped)
            #expect(effects.last == .unreadable)
            #expect((2...101).contains(effects.count))
        }
    }

    @Test func `is decided once for each matcher, whatever the number of its conditions and uses`() async throws {
        let uses = String(repeating: "respond @a 404\n", count: 20_000)
        let conditions = String(repeating: "not path /a\n", count: 20_000)
        #expect(try await effects(.caddy, "example.com {\n@a {\n\(conditions)}\n\(uses)}") == [.denied])
        let kinds = (0..<40).map { "kind\($0)\n" }.joined()
        #expect(try await effects(.caddy, "example.com {\n@a {\n\(kinds)}\nrespond @a 404\n}") == [.unknown])
    }

    @Test func `that sets very many variables leaves the later ones open`() async throws {
        let sets = (0..<1_000).map { "set $a\($0) 0;\n" }.joined()
        let secure = "server { listen 443 ssl; server_name example.com;"
        #expect(try await effects(.nginx, "\(secure) \(sets) if ($a499) { return 403; } }") == [.untyped])
        #expect(try await effects(.nginx, "\(secure) \(sets) if ($a999) { return 403; } }") == [.unknown])
    }

    @Test func `that includes what is not there is told, and leaves nothing certain`() async throws {
        let server = "server { listen 443 ssl; server_name example.com; location / { } "
        #expect(try await effects(.nginx, server + "include snippets/well-known.conf; }") == [.notIncluded])
        #expect(try await effects(.nginx, server + "include snippets/ssl.conf; }") == [.notIncluded])
        #expect(try await effects(.nginx, server + "include mime.types; }") == [.untyped])
        #expect(
            try await effects(.nginx, server + "include snippets/well-known.conf; deny all; }") == [
                .unknown, .notIncluded,
            ])
        let other = "server { listen 443 ssl; server_name other.com; include snippets/a.conf; }"
        #expect(try await effects(.nginx, server + "} " + other) == [.untyped])
        #expect(
            try await effects(.nginx, server + "location /other { include a.conf; } }") == [.untyped],
            "the request does not get into that location")
        #expect(try await effects(.nginx, server + "location ^~ /.well-known/ { include a.conf; } }") == [.notIncluded])
    }

    @Test func `that includes beside the servers counts where a file is needed, or no server answers`() async throws {
        let server = "server { listen 443 ssl; server_name example.com; }"
        let other = "server { listen 443 ssl; server_name example.org; }"
        #expect(try await effects(.nginx, "http { include sites/*; \(server) }") == [.untyped])
        #expect(try await effects(.nginx, "http { include sites/*; \(other) }") == [.notIncluded])
        #expect(try await effects(.nginx, "http { include bans.conf; \(server) }") == [.untyped, .notIncluded])
        let host = "<VirtualHost *:443>\nServerName example.com\nDocumentRoot /a\n</VirtualHost>\n"
        #expect(try await effects(.apache, "IncludeOptional conf.d/a.conf\n\(host)") == [.untyped])
        #expect(try await effects(.apache, "Include conf.d/a.conf\n\(host)") == [.untyped, .notIncluded])
        #expect(try await effects(.caddy, "import sites/*\nexample.com {\n file_server\n}") == [.untyped])
        #expect(try await effects(.caddy, "import sites/*\nexample.org {\n file_server\n}") == [.notIncluded])
    }

    @Test func `counts the name of a virtual host before that of the main server`() async throws {
        let redirect = "<VirtualHost *:443>\nServerName other.example\nRedirect / https://a.example/\n</VirtualHost>\n"
        let own = "<VirtualHost *:443>\nServerName example.com\nDocumentRoot /a\n</VirtualHost>\n"
        #expect(try await effects(.apache, "ServerName example.com\n" + redirect + own) == [.untyped])
    }

    @Test func `that includes itself comes to an end`() async throws {
        let text = "include nginx.conf; include nginx.conf; server { listen 443 ssl; include nginx.conf; }"
        var nginx = file(.nginx, text)
        nginx.includes = ["nginx.conf": .files(["nginx.conf"])]
        // Nginx and Caddy refuse it, so nothing is claimed of it but that.
        let effects = try await effects([nginx])
        #expect(Set(effects) == [.notIncluded, .unreadable] && effects.count < 200)
        let site = "(a) {\n import a\n import a\n}\nexample.com {\n import a\n file_server\n}"
        #expect(Set(try await self.effects(.caddy, site)) == [.notIncluded])
    }

    private static func around(_ example: Case) -> String {
        switch example.kind {
        case .nginx: "server { listen 443 ssl; server_name example.com; root /srv; \(example.lines) }"
        case .caddy: "example.com {\n\(example.lines)\n}"
        default: example.lines
        }
    }

    private func file(_ kind: DeploymentFile.Kind, _ text: String) -> DeploymentFile {
        let path = kind == .htaccess ? "public/.htaccess" : kind.rawValue
        return DeploymentFile(kind, at: path, SourceText(text, from: .file(path: path)))
    }

    private func effects(
        _ kind: DeploymentFile.Kind, _ text: String, hasFile: Bool = true
    ) async throws -> [DeploymentEffect.Kind] {
        try await effects([file(kind, text)], hasFile: hasFile)
    }

    private func effects(_ files: [DeploymentFile], hasFile: Bool = true) async throws -> [DeploymentEffect.Kind] {
        var question = Question(InputParts(), Choices(now: Instant(seconds: 1_780_272_000)))
        question.parts.deployments = [
            Deployment(host: "example.com", folder: "", webRoot: "public", hasFile: hasFile, files: files)
        ]
        let evidence = try await Inspector(fetcher: Recordings([])).evidence(for: question)
        return Subjects(evidence).judgedConfigurations.flatMap(\.effects).map(\.kind)
    }
}

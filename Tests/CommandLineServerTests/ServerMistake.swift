/// A mistake in the configuration of a web server, and what is to be said of it.
struct ServerMistake: CustomStringConvertible, Sendable {
    let server: RealServer.Kind
    let name: String
    /// The lines in the site's block, in which `ROOT` stands for the web root.
    let lines: String
    /// The lines of `.htaccess` in the web root, if the mistake is there.
    let folderRules: String?
    /// The same after what the help says besides the snippet; nil where that is all.
    let changedRules: String?
    /// Whether the site's block names the web root.
    let hasRoot: Bool
    /// Whether the file is in the web root from the start.
    let hasFile: Bool
    /// The finding in what the server answers.
    let finding: String
    /// The finding in the text before it is deployed; nil where the text does not show it.
    let deployed: String?

    /// Whether the stack is named, since nothing in its answer shows it.
    let isNamed: Bool

    var description: String { "\(server.rawValue): \(name)" }

    init(
        _ server: RealServer.Kind, _ name: String, _ lines: String, folderRules: String? = nil,
        changedRules: String? = nil, hasRoot: Bool = true, hasFile: Bool = true, isNamed: Bool = false,
        _ finding: String,
        _ deployed: String? = nil
    ) {
        self.server = server
        self.name = name
        self.lines = lines
        self.folderRules = folderRules
        self.changedRules = changedRules
        self.hasRoot = hasRoot
        self.hasFile = hasFile
        self.finding = finding
        self.deployed = deployed
        self.isNamed = isNamed
    }

    static let all = nginx + apache + caddy + lighttpd + haProxy + express + django + flask + rails

    private static let nginx: [ServerMistake] = [
        ServerMistake(
            .nginx, "the folder is served from elsewhere", "location /.well-known/ {\nroot /nonexistent;\n}",
            "status-not-found", "deploy-rule-undecided"),
        ServerMistake(.nginx, "the file is not there", "", hasFile: false, "status-not-found", nil),
        ServerMistake(
            .nginx, "names with a dot are denied", "location ~ /\\. {\ndeny all;\n}", "status-forbidden",
            "deploy-denies-dot-paths"),
        ServerMistake(
            .nginx, "names with a dot are denied, and the root is in a location",
            "location / {\nroot ROOT;\n}\nlocation ~ /\\. {\ndeny all;\n}", hasRoot: false, "status-forbidden",
            "deploy-denies-dot-paths"),
        ServerMistake(
            .nginx, "the whole site asks for a password",
            "auth_basic \"Staging\";\nauth_basic_user_file /dev/null;", "status-unauthorized", "deploy-denies-dot-paths"
        ),
        ServerMistake(
            .nginx, "the folder answers with 404", "location ^~ /.well-known/ {\nreturn 404;\n}", "status-not-found",
            "deploy-denies-dot-paths"),
        ServerMistake(
            .nginx, "nothing gives a media type", "", "media-type-unexpected", "deploy-media-type-unset"),
        ServerMistake(
            .nginx, "nothing gives a media type, and the root is in a location", "location / {\nroot ROOT;\n}",
            hasRoot: false, "media-type-unexpected", "deploy-media-type-unset"),
        ServerMistake(
            .nginx, "a server that only redirects to www", "return 301 https://www.good.test$request_uri;",
            hasRoot: false, "redirected", "deploy-redirects"),
        ServerMistake(
            .nginx, "a redirect to www of the one name, as certbot writes it",
            "if ($host = good.test) {\nreturn 301 https://www.good.test$request_uri;\n}", "redirected",
            "deploy-redirects"),
        ServerMistake(
            .nginx, "a redirect adds a slash", "rewrite ^(.*[^/])$ $1/ permanent;", "redirected", "deploy-redirects"),
        ServerMistake(
            .nginx, "a page for every path", "location / {\ntry_files /index.html =404;\n}", "body-html",
            "deploy-catch-all"),
        ServerMistake(
            .nginx, "a page for every path without a file, and no file",
            "location / {\ntry_files $uri /index.html;\n}", hasFile: false, "body-html", nil),
        ServerMistake(
            .nginx, "robots are refused", "if ($http_user_agent ~* \"(bot|crawl|spider)\") {\nreturn 403;\n}",
            "apple-bot-refused", "deploy-denies-dot-paths"),
    ]

    private static let apache: [ServerMistake] = [
        ServerMistake(
            .apache2, "the folder is served from elsewhere", "Alias \"/.well-known/\" \"/nonexistent/\"",
            "status-not-found", "deploy-rule-undecided"),
        ServerMistake(.apache2, "the file is not there", "", hasFile: false, "status-not-found", nil),
        ServerMistake(
            .apache2, "folders with a dot are denied",
            "<DirectoryMatch \"/\\.\">\nRequire all denied\n</DirectoryMatch>", "status-forbidden",
            "deploy-denies-dot-paths"),
        ServerMistake(
            .apache2, "paths with a dot are refused in .htaccess", "",
            folderRules: "RewriteEngine On\nRewriteRule \"(^|/)\\.\" - [F]\n", "status-forbidden",
            "deploy-denies-dot-paths"),
        ServerMistake(.apache2, "nothing gives a media type", "", "media-type-missing", "deploy-media-type-unset"),
        ServerMistake(
            .apache2, "a redirect to www", "Redirect permanent / https://www.good.test/", "redirected",
            "deploy-redirects"),
        ServerMistake(
            .apache2, "a redirect to www in .htaccess", "",
            folderRules: """
                RewriteEngine On
                RewriteCond %{HTTP_HOST} ^good\\.test$ [NC]
                RewriteRule ^(.*)$ https://www.good.test/$1 [R=301,L]

                """, "redirected", "deploy-redirects"),
        ServerMistake(
            .apache2, "a Redirect to www in .htaccess", "",
            folderRules: "Redirect permanent / https://www.good.test/\n",
            changedRules: "RewriteRule ^(.*)$ https://www.good.test/$1 [R=301,L]\n", "redirected",
            "deploy-redirects"),
        ServerMistake(
            .apache2, "names with a dot are hidden by RedirectMatch in .htaccess", "",
            folderRules: "RedirectMatch 404 /\\..*$\n", changedRules: "RewriteRule (^|/)\\. - [R=404]\n",
            "status-not-found", "deploy-denies-dot-paths"),
        ServerMistake(
            .apache2, "a redirect adds a slash", "RewriteEngine On\nRewriteRule ^(.*[^/])$ $1/ [R=301,L]",
            "redirected", "deploy-redirects"),
        ServerMistake(
            .apache2, "a redirect to a language", "RedirectMatch 302 \"^/(?!en/)(.*)\" \"/en/$1\"", "redirected",
            "deploy-redirects"),
        ServerMistake(
            .apache2, "a page for every path", "RewriteEngine On\nRewriteRule ^ /index.html [L]", "body-html",
            "deploy-catch-all"),
        ServerMistake(
            .apache2, "robots are refused",
            "RewriteEngine On\nRewriteCond %{HTTP_USER_AGENT} (bot|crawl|spider) [NC]\nRewriteRule ^ - [F]",
            "apple-bot-refused", "deploy-denies-dot-paths"),
        ServerMistake(
            .apache2, "WordPress answers, for the file is not there", "", folderRules: wordPress, hasFile: false,
            "body-html", nil),
        ServerMistake(
            .apache2, "WordPress lets the file through without a media type", "", folderRules: wordPress,
            "media-type-missing", "deploy-media-type-unset"),
        ServerMistake(
            .apache2, "Laravel answers, for the file is not there", "", folderRules: laravel, hasFile: false,
            "body-html", nil),
        ServerMistake(
            .apache2, "Laravel lets the file through without a media type", "", folderRules: laravel,
            "media-type-missing", "deploy-media-type-unset"),
    ]

    /// <https://developer.wordpress.org/advanced-administration/server/web-server/httpd/>
    private static let wordPress = """
        # BEGIN WordPress
        RewriteEngine On
        RewriteRule .* - [E=HTTP_AUTHORIZATION:%{HTTP:Authorization}]
        RewriteBase /
        RewriteRule ^index\\.php$ - [L]
        RewriteCond %{REQUEST_FILENAME} !-f
        RewriteCond %{REQUEST_FILENAME} !-d
        RewriteRule . /index.php [L]
        # END WordPress

        """

    /// <https://github.com/laravel/laravel/blob/11.x/public/.htaccess>
    private static let laravel = """
        <IfModule mod_rewrite.c>
            <IfModule mod_negotiation.c>
                Options -MultiViews -Indexes
            </IfModule>

            RewriteEngine On

            # Handle Authorization Header
            RewriteCond %{HTTP:Authorization} .
            RewriteRule .* - [E=HTTP_AUTHORIZATION:%{HTTP:Authorization}]

            # Redirect Trailing Slashes If Not A Folder...
            RewriteCond %{REQUEST_FILENAME} !-d
            RewriteCond %{REQUEST_URI} (.+)/$
            RewriteRule ^ %1 [L,R=301]

            # Send Requests To Front Controller...
            RewriteCond %{REQUEST_FILENAME} !-d
            RewriteCond %{REQUEST_FILENAME} !-f
            RewriteRule ^ index.php [L]
        </IfModule>

        """

    private static let caddy: [ServerMistake] = [
        ServerMistake(
            .caddy, "the folder is served from elsewhere",
            "handle /.well-known/* {\nroot * /nonexistent\nfile_server\n}", "status-not-found",
            "deploy-rule-undecided"),
        ServerMistake(.caddy, "the file is not there", "", hasFile: false, "status-not-found", nil),
        ServerMistake(
            .caddy, "names with a dot are denied", "@hidden path */.*\nrespond @hidden 403", "status-forbidden",
            "deploy-denies-dot-paths"),
        ServerMistake(
            .caddy, "names with a dot are hidden", "file_server {\nhide .*\n}", "status-not-found",
            "deploy-denies-dot-paths"),
        ServerMistake(
            .caddy, "the whole site asks for a password",
            "basicauth {\nstaging JDJhJDE0JDVrSkRkQ1B5VTdJQ3p4ckRMdlNtZi5pc2hQN3p5RkoxWlJmVEZNLkdCZnpNVHdvMUZwUUdh\n}",
            "status-unauthorized", "deploy-denies-dot-paths"),
        ServerMistake(.caddy, "nothing gives a media type", "", "media-type-missing", "deploy-media-type-unset"),
        ServerMistake(
            .caddy, "a site that only redirects to www", "redir https://www.good.test{uri} permanent", hasRoot: false,
            "redirected", "deploy-redirects"),
        ServerMistake(
            .caddy, "a redirect to a language", "redir * /en{uri} 302", "redirected", "deploy-redirects"),
        ServerMistake(.caddy, "a page for every path", "rewrite * /index.html", "body-html", "deploy-catch-all"),
        ServerMistake(
            .caddy, "a page for every path without a file, and no file", "try_files {path} /index.html",
            hasFile: false, "body-html", nil),
        ServerMistake(
            .caddy, "robots are refused",
            "@robots header_regexp User-Agent (?i)(bot|crawl|spider)\nrespond @robots 403", "apple-bot-refused",
            "deploy-denies-dot-paths"),
    ]
}

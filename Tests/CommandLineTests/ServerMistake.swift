/// A mistake in the configuration of a web server, and what is to be said of it.
struct ServerMistake: CustomStringConvertible, Sendable {
    /// Where the snippet goes.
    enum Placement: Sendable {
        /// Before the lines of the mistake, which stay.
        case before
        /// In their place.
        case inPlace
    }

    let server: RealServer.Kind
    let name: String
    /// The lines in the site's block.
    let lines: String
    /// The lines of `.htaccess` in the web root, if the mistake is there.
    let folderRules: String?
    let placement: Placement
    /// The finding in what the server answers.
    let finding: String
    /// The finding in the text before it is deployed; nil where the text does not show it.
    let deployed: String?

    var description: String { "\(server.rawValue): \(name)" }

    private init(
        _ server: RealServer.Kind, _ name: String, _ lines: String, folderRules: String? = nil, _ placement: Placement,
        _ finding: String, _ deployed: String?
    ) {
        self.server = server
        self.name = name
        self.lines = lines
        self.folderRules = folderRules
        self.placement = placement
        self.finding = finding
        self.deployed = deployed
    }

    static let all = nginx + apache + caddy

    private static let nginx: [ServerMistake] = [
        ServerMistake(
            .nginx, "the folder is served from elsewhere", "location /.well-known/ {\nroot /nonexistent;\n}", .before,
            "status-not-found", "deploy-rule-undecided"),
        ServerMistake(
            .nginx, "names with a dot are denied", "location ~ /\\. {\ndeny all;\n}", .before, "status-forbidden",
            "deploy-denies-dot-paths"),
        ServerMistake(
            .nginx, "nothing gives a media type", "", .before, "media-type-unexpected", "deploy-media-type-unset"),
        ServerMistake(
            .nginx, "a redirect to www", "return 301 https://www.good.test$request_uri;", .inPlace, "redirected",
            "deploy-redirects"),
        ServerMistake(
            .nginx, "a redirect adds a slash", "rewrite ^(.*[^/])$ $1/ permanent;", .inPlace, "redirected",
            "deploy-redirects"),
        ServerMistake(
            .nginx, "a page for every path", "location / {\ntry_files /index.html =404;\n}", .before, "body-html",
            "deploy-catch-all"),
        ServerMistake(
            .nginx, "robots are refused", "if ($http_user_agent ~* \"(bot|crawl|spider)\") {\nreturn 403;\n}", .inPlace,
            "apple-bot-refused", "deploy-denies-dot-paths"),
    ]

    private static let apache: [ServerMistake] = [
        ServerMistake(
            .apache2, "the folder is served from elsewhere", "Alias \"/.well-known/\" \"/nonexistent/\"", .before,
            "status-not-found", "deploy-rule-undecided"),
        ServerMistake(
            .apache2, "folders with a dot are denied",
            "<DirectoryMatch \"/\\.\">\nRequire all denied\n</DirectoryMatch>",
            .before, "status-forbidden", "deploy-denies-dot-paths"),
        ServerMistake(
            .apache2, "paths with a dot are refused in .htaccess", "",
            folderRules: "RewriteEngine On\nRewriteRule \"(^|/)\\.\" - [F]\n", .before, "status-forbidden",
            "deploy-denies-dot-paths"),
        ServerMistake(
            .apache2, "nothing gives a media type", "", .before, "media-type-missing", "deploy-media-type-unset"),
        ServerMistake(
            .apache2, "a redirect to www", "Redirect permanent / https://www.good.test/", .before, "redirected",
            "deploy-redirects"),
        ServerMistake(
            .apache2, "a redirect adds a slash", "RewriteEngine On\nRewriteRule ^(.*[^/])$ $1/ [R=301,L]", .before,
            "redirected", "deploy-redirects"),
        ServerMistake(
            .apache2, "a redirect to a language", "RedirectMatch 302 \"^/(?!en/)(.*)\" \"/en/$1\"", .before,
            "redirected", "deploy-redirects"),
        ServerMistake(
            .apache2, "a page for every path", "RewriteEngine On\nRewriteRule ^ /index.html [L]", .before, "body-html",
            "deploy-catch-all"),
        ServerMistake(
            .apache2, "robots are refused",
            "RewriteEngine On\nRewriteCond %{HTTP_USER_AGENT} (bot|crawl|spider) [NC]\nRewriteRule ^ - [F]", .before,
            "apple-bot-refused", "deploy-denies-dot-paths"),
    ]

    private static let caddy: [ServerMistake] = [
        ServerMistake(
            .caddy, "the folder is served from elsewhere",
            "handle /.well-known/* {\nroot * /nonexistent\nfile_server\n}", .before, "status-not-found",
            "deploy-rule-undecided"),
        ServerMistake(
            .caddy, "names with a dot are denied", "@hidden path */.*\nrespond @hidden 403", .before,
            "status-forbidden", "deploy-denies-dot-paths"),
        ServerMistake(
            .caddy, "names with a dot are hidden", "file_server {\nhide .*\n}", .before, "status-not-found",
            "deploy-denies-dot-paths"),
        ServerMistake(
            .caddy, "nothing gives a media type", "", .before, "media-type-missing", "deploy-media-type-unset"),
        ServerMistake(
            .caddy, "a redirect to www", "redir https://www.good.test{uri} permanent", .inPlace, "redirected",
            "deploy-redirects"),
        ServerMistake(
            .caddy, "a redirect to a language", "redir * /en{uri} 302", .inPlace, "redirected", "deploy-redirects"),
        ServerMistake(
            .caddy, "a page for every path", "rewrite * /index.html", .inPlace, "body-html", "deploy-catch-all"),
        ServerMistake(
            .caddy, "robots are refused",
            "@robots header_regexp User-Agent (?i)(bot|crawl|spider)\nrespond @robots 403", .before,
            "apple-bot-refused", "deploy-denies-dot-paths"),
    ]
}

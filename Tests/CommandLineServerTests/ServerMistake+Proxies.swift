extension ServerMistake {
    static let lighttpd: [ServerMistake] = [
        ServerMistake(
            .lighttpd, "the folder is served from elsewhere", "alias.url = ( \"/.well-known/\" => \"/nonexistent/\" )",
            "status-not-found"),
        ServerMistake(.lighttpd, "the file is not there", "", hasFile: false, "status-not-found"),
        ServerMistake(
            .lighttpd, "names with a dot are denied", "$HTTP[\"url\"] =~ \"/\\.\" {\nurl.access-deny = ( \"\" )\n}",
            "status-forbidden"),
        ServerMistake(
            .lighttpd, "the whole site asks for a password",
            """
            auth.backend = "plain"
            auth.require = ( "" => ( "method" => "basic", "realm" => "Staging", "require" => "valid-user" ) )
            """, "status-unauthorized"),
        ServerMistake(.lighttpd, "nothing gives a media type", "", "media-type-unexpected"),
        ServerMistake(
            .lighttpd, "a redirect to www of the one name",
            """
            $HTTP["host"] == "good.test" {
            url.redirect = ( "" => "https://www.good.test${url.path}${qsa}" )
            }
            """, "redirected"),
        ServerMistake(
            .lighttpd, "a redirect adds a slash", "url.redirect = ( \"^(/.*[^/])$\" => \"$1/\" )", "redirected"),
        ServerMistake(
            .lighttpd, "a page for every path", "url.rewrite-once = ( \"\" => \"/index.html\" )", "body-html"),
        ServerMistake(
            .lighttpd, "a page for every path without a file, and no file",
            "url.rewrite-if-not-file = ( \"\" => \"/index.html\" )", hasFile: false, "body-html"),
        ServerMistake(
            .lighttpd, "robots are refused",
            "$HTTP[\"user-agent\"] =~ \"(?i)(bot|crawl|spider)\" {\nurl.access-deny = ( \"\" )\n}",
            "apple-bot-refused"),
    ]

    /// Its redirects and the answers of what is behind it do not show that it is there.
    static let haProxy: [ServerMistake] = [
        ServerMistake(
            .haproxy, "nothing behind it has the file", "", hasFile: false, isNamed: true, "status-not-found"),
        ServerMistake(
            .haproxy, "names with a dot are denied", "http-request deny if { path_sub /. }", "status-forbidden"),
        ServerMistake(
            .haproxy, "the whole site asks for a password", "http-request auth unless { http_auth(staff) }",
            "status-unauthorized"),
        ServerMistake(
            .haproxy, "what is behind it gives another media type", "", isNamed: true, "media-type-unexpected"),
        ServerMistake(
            .haproxy, "a redirect to www", "http-request redirect prefix https://www.good.test code 301",
            isNamed: true, "redirected"),
        ServerMistake(
            .haproxy, "a redirect to www by the old word", "redirect prefix https://www.good.test code 301",
            isNamed: true, "redirected"),
        ServerMistake(
            .haproxy, "a redirect adds a slash",
            "http-request redirect location %[path]/ code 301 unless { path_end / }", isNamed: true, "redirected"),
        ServerMistake(
            .haproxy, "a page for every path", "http-request set-path /index.html", isNamed: true, "body-html"),
        ServerMistake(
            .haproxy, "robots are refused", "http-request deny if { hdr_sub(user-agent) -i bot crawl spider }",
            "apple-bot-refused"),
    ]
}

import Foundation

extension ServerConfigurationText {
    /// The site's lines come last, since what comes last counts. Its cache of files would give a path below the file the media
    /// type of the file, if that was asked for just before.
    func lighttpd(_ lines: String) -> String {
        """
        server.modules = ( "mod_openssl", "mod_access", "mod_alias", "mod_auth", "mod_redirect", "mod_rewrite" )
        server.document-root = "\(folder)/public"
        server.bind = "127.0.0.1"
        server.port = \(port)
        server.pid-file = "\(folder)/lighttpd-\(port).pid"
        server.errorlog = "\(folder)/lighttpd.log"
        server.name = "good.test"
        server.stat-cache-engine = "disable"
        index-file.names = ( "index.html" )
        mimetype.assign = ( ".html" => "text/html", ".css" => "text/css" )
        ssl.engine = "enable"
        ssl.pemfile = "\(folder)/certificate.pem"
        ssl.privkey = "\(folder)/key.pem"
        \(lines)

        """
    }

    /// It serves no folder: each file of the site is a rule of the backend, and read at the start.
    func haProxy(_ lines: String) -> String {
        """
        global
            log stderr local0 emerg
        defaults
            mode http
            timeout connect 5s
            timeout client 5s
            timeout server 5s
        userlist staff
            user somebody insecure-password secret
        frontend site
            bind 127.0.0.1:\(port) ssl crt \(folder)/both.pem
        \(lines)
            default_backend pages
        backend pages
        \(returns("text/html", "index.html", "path / /index.html"))
        \(returns("text/css", "style.css", "path /style.css"))
        \(returns("text/plain", LiveSite.path, "path \(LiveSite.path)"))
            http-request deny deny_status 404

        """
    }

    private func returns(_ mediaType: String, _ name: String, _ condition: String) -> String {
        let file = URL(filePath: folder + "/public").appending(path: name).path
        guard FileManager.default.fileExists(atPath: file) else { return "" }
        return "    http-request return status 200 content-type \(mediaType) file \(file) if { \(condition) }"
    }
}

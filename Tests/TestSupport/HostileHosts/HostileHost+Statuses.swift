import Findings

extension HostileHost {
    /// Hosts that do not answer with status 200.
    static let statuses: [HostileHost] = [
        redirecting("redirect-loop", "Redirects to itself", to: path, "redirected", "redirect-loop"),
        redirecting("redirect-endless", "Redirects to another address each time", to: "/?1", "redirected"),
        redirecting(
            "redirect-http", "Redirects to plain HTTP", to: "http://redirect-http.\(domain)\(path)", "redirected",
            "redirected-to-plain-http"),
        redirecting("redirect-private", "Redirects to a private address", to: "https://10.0.0.1/", "redirected"),
        redirecting(
            "redirect-metadata", "Redirects to a cloud's metadata", to: "http://169.254.169.254/", "redirected",
            "redirected-to-plain-http"),
        redirecting(
            "redirect-file", "Redirects to a local file", to: "file:///etc/passwd", "redirected",
            "redirected-to-plain-http"),
        redirecting(
            "redirect-escapes", "Redirects to an address with terminal escapes", to: "https://x/" + attack, "redirected"
        ),
        redirecting(
            "redirect-long", "Redirects to an address of 100 KB",
            to: "https://x.test/" + String(repeating: "x", count: 100_000), "redirected"),
        answering(204, "Sends no content", "status-unexpected"),
        answering(206, "Sends a part of the file that nobody asked for", "status-unexpected"),
        answering(304, "Says that nothing has changed", "status-unexpected"),
        answering(401, "Asks for a password", "status-unauthorized"),
        answering(403, "Refuses", "status-forbidden"),
        answering(404, "Has no file", "status-not-found"),
        answering(429, "Says that there were too many requests", "status-unexpected", [("Retry-After", "1")]),
        HostileHost(
            "status-429-forever", "Asks to wait for longer than anybody lives", .absent(429, "status-unexpected"),
            status: 429, [("Retry-After", "99999999999999999999")]),
        HostileHost(
            "status-429-nonsense", "Asks to wait in a form that nobody understands",
            .absent(429, "status-unexpected"), status: 429, [("Retry-After", "-1e9 \u{1B}[2J")]),
        answering(500, "Fails", "status-server-error"),
        answering(503, "Says that it is overloaded", "status-server-error", [("Retry-After", "0")]),
        answering(999, "Answers with a status that does not exist", "status-unexpected"),
    ]

    private static func redirecting(
        _ name: String, _ conduct: String, to target: String, _ findings: String...
    ) -> HostileHost {
        HostileHost(
            name, conduct, Outcome(file: .absent, status: 301, findings: findings), status: 301,
            [("Location", target)], body: [])
    }

    private static func answering(
        _ status: Int, _ conduct: String, _ finding: String, _ headers: [(String, String)] = []
    ) -> HostileHost {
        let body = [204, 304].contains(status) ? [] : file
        return HostileHost(
            "status-\(status)", "\(conduct) (status \(status))", .absent(status, finding), status: status, headers,
            body: body)
    }
}

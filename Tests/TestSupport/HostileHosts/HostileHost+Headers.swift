extension HostileHost {
    /// What acts on terminals and build servers: escape sequences, and the commands of GitHub Actions, Azure Pipelines and
    /// TeamCity.
    static let attack =
        "::error::forged \u{1B}[2J\u{7}\u{7F}##[error]forged ##vso[task.complete]forged ##teamcity[forged]"

    /// Hosts whose answer goes wrong before its body.
    static let headers = [
        HostileHost(
            "slow-header", "Sends a header a byte at a time", .noAnswer("response-timeout"),
            [.await(.request), .send(wire("HTTP/1.1 200 OK\n")), .drip(wire("X: y\n"))]),
        HostileHost(
            "endless-header", "Sends header fields without end", .noAnswer("headers-too-large"),
            [.await(.request), .send(wire("HTTP/1.1 200 OK\n")), .endless(wire("X: y\n"))]),
        HostileHost(
            "endless-header-line", "Sends a header field without end", .noAnswer("headers-too-large"),
            [.await(.request), .send(wire("HTTP/1.1 200 OK\nX: ")), .endless([UInt8](repeating: 0x78, count: 16_384))]),
        HostileHost(
            "endless-status-line", "Sends a status line without end", .noAnswer("headers-too-large"),
            [.await(.request), .send(wire("HTTP/1.1 200 ")), .endless([UInt8](repeating: 0x78, count: 16_384))]),
        HostileHost(
            "large-header", "Sends 300 KB of header", .noAnswer("headers-too-large"),
            json + (0..<300).map { ("X-\($0)", String(repeating: "x", count: 1_000)) }),
        HostileHost(
            "endless-interim", "Sends interim answers (status 103) without end", .noAnswer("headers-too-large"),
            [.await(.request), .endless(wire("HTTP/1.1 103 Early Hints\nLink: </a>\n\n"))]),
        HostileHost(
            "endless-continue", "Sends status 100 without end", .noAnswer("headers-too-large"),
            [.await(.request), .endless(wire("HTTP/1.1 100 Continue\n\n"))]),
        HostileHost(
            "switching-protocols", "Switches to a protocol that the client did not ask for",
            .noAnswer("response-timeout"),
            [.await(.request), .send(wire("HTTP/1.1 101 Switching Protocols\nUpgrade: x\nConnection: Upgrade\n\n"))]),
        HostileHost(
            "header-nul", "Has a NUL byte in a header field", .noAnswer("response-incomplete"),
            answering: wire("HTTP/1.1 200 OK\nX: a\u{0}b\nContent-Length: 2\n\n{}")),
        HostileHost(
            "header-controls", "Has control characters, terminal escapes and workflow commands in header fields",
            .read("media-type-unexpected"),
            [("Content-Type", attack), ("Server", attack), ("X", "\r::error::forged"), ("Location", attack)]),
        HostileHost(
            "header-latin1", "Has bytes in header fields that are not UTF-8", .read(),
            answering: wire("HTTP/1.1 200 OK\nContent-Length: \(file.count)\nContent-Type: application/json\nServer: ")
                + [0x9b, 0xff, 0xfe, 0x85] + wire("\n\n") + file),
        HostileHost(
            "not-http", "Answers in a protocol that is not HTTP", .noAnswer("response-incomplete"),
            answering: wire("220 mail.example ESMTP ready\n\n")),
        HostileHost(
            "http-0-9", "Sends the file alone, without a header", .noAnswer("response-incomplete"), answering: file),
        HostileHost(
            "http-9-9", "Answers in a version of HTTP that does not exist", .noAnswer("response-incomplete"),
            answering: wire("HTTP/9.9 200 OK\nContent-Length: 2\n\n{}")),
        HostileHost(
            "closed-in-header", "Closes the connection within the header", .noAnswer("response-incomplete"),
            answering: wire("HTTP/1.1 200 OK\nContent-Ty")),
        HostileHost(
            "reset-in-header", "Resets the connection within the header", .noAnswer("response-incomplete"),
            [.await(.request), .send(wire("HTTP/1.1 200 OK\nContent-Ty")), .reset]),
        HostileHost(
            "two-lengths", "States two lengths that differ", .unsized,
            answering: wire("HTTP/1.1 200 OK\nContent-Length: 2\nContent-Length: 60\n\n{}")),
        HostileHost(
            "no-number", "States a length that is not a number", .unsized,
            answering: wire("HTTP/1.1 200 OK\nContent-Length: -1e9\n\n{}")),
        HostileHost(
            "list-of-lengths", "States a list of lengths that differ", .read("content-length-invalid"),
            answering: wire(
                "HTTP/1.1 200 OK\nContent-Type: application/json\nContent-Length: \(file.count), 5\n\n") + file),
        HostileHost(
            "huge-length", "States a length of more than 64 bits", .read(),
            answering: wire(
                "HTTP/1.1 200 OK\nContent-Type: application/json\nContent-Length: 99999999999999999999\n\n") + file),
    ]
}

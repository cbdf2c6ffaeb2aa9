extension HostileHost {
    /// Hosts whose connection or handshake fails.
    static let connections = [
        HostileHost(
            "refused", "Has no server that listens", .noAnswer("connection-failed"), over: .nobody, []),
        HostileHost(
            "silent-after-accept", "Accepts the connection and says nothing", .noAnswer("connection-timeout"),
            over: .tcp, []),
        HostileHost(
            "closed-at-once", "Closes the connection before TLS begins", .noAnswer("tls-handshake-failed"),
            over: .tcp, [.finish]),
        HostileHost(
            "closed-in-handshake", "Closes the connection when TLS begins", .noAnswer("tls-handshake-failed"),
            over: .tcp, [.await(.anything), .close]),
        HostileHost(
            "reset-in-handshake", "Resets the connection when TLS begins", .noAnswer("connection-failed"),
            over: .tcp, [.await(.anything), .reset]),
        HostileHost(
            "speaks-first", "Speaks another protocol, before the client has said anything",
            .noAnswer("tls-handshake-failed"), over: .tcp, [.send(wire("SSH-2.0-OpenSSH_9.2p1\n"))]),
        HostileHost(
            "plain-http", "Speaks HTTP without TLS at the port of HTTPS", .noAnswer("tls-handshake-failed"),
            over: .tcp, [.await(.anything), .send(wire("HTTP/1.1 400 Bad Request\nContent-Length: 0\n\n")), .close]),
        HostileHost(
            "endless-noise", "Sends noise in place of TLS, without end", .noAnswer("tls-handshake-failed"),
            over: .tcp, [.await(.anything), .endless([UInt8](repeating: 0xa5, count: 16_384))]),
        HostileHost(
            "tls-alert", "Refuses the handshake with a TLS alert", .noAnswer("tls-handshake-failed"),
            over: .tcp, [.await(.anything), .send(alert(level: 2, 40)), .close]),
        HostileHost(
            "tls-alert-name", "Knows no site of this name (TLS alert `unrecognized_name`)",
            .noAnswer("tls-handshake-failed"), over: .tcp, [.await(.anything), .send(alert(level: 2, 112)), .close]),
        HostileHost(
            "endless-tls-alerts", "Sends TLS warnings without end", .noAnswer("tls-handshake-failed"),
            over: .tcp, [.await(.anything), .endless(alert(level: 1, 112))]),
        HostileHost(
            "oversized-tls-record", "Sends a TLS record that is larger than TLS allows",
            .noAnswer("tls-handshake-failed"), over: .tcp,
            [.await(.anything), .send([22, 3, 3, 0xff, 0xff]), .endless([UInt8](repeating: 0, count: 16_384))]),
        HostileHost(
            "oversized-tls-message", "Announces a handshake message of 16 MB", .noAnswer("tls-handshake-failed"),
            over: .tcp,
            [
                .await(.anything), .send([22, 3, 3, 0x40, 0, 2, 0xff, 0xff, 0xff]),
                .endless([UInt8](repeating: 0, count: 16_384)),
            ]),
        HostileHost(
            "slow-handshake", "Sends the TLS handshake a byte at a time", .noAnswer("connection-timeout"),
            over: .tcp, [.await(.anything), .send([22, 3, 3, 0x3f, 0xff, 2, 0, 0x3f, 0xfb]), .drip([3])]),
        HostileHost(
            "old-tls", "Speaks TLS 1.1 alone", .noAnswer("tls-handshake-failed"), over: .oldTLS),
        HostileHost(
            "client-certificate", "Insists on a certificate of the client", .noAnswer("response-incomplete"),
            over: .clientCertificate),
        HostileHost(
            "closed-after-tls", "Closes the connection when TLS is established", .noAnswer("response-incomplete"),
            [.close]),
        HostileHost(
            "reset-after-tls", "Resets the connection when TLS is established", .noAnswer("response-incomplete"),
            [.reset]),
        HostileHost(
            "silent-after-tls", "Reads the request and never answers", .noAnswer("response-timeout"),
            [.await(.request)]),
        HostileHost(
            "closed-after-request", "Reads the request and closes the connection", .noAnswer("response-incomplete"),
            [.await(.request), .close]),
        HostileHost(
            "reset-after-request", "Reads the request and resets the connection", .noAnswer("response-incomplete"),
            [.await(.request), .reset]),
    ]

    /// A TLS record with an alert (RFC 5246, 7.2).
    private static func alert(level: UInt8, _ description: UInt8) -> [UInt8] { [21, 3, 3, 0, 2, level, description] }
}

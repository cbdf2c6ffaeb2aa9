import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The server supports nothing newer than TLS 1.1.
    static let tlsTooOld = Check(
        "AD226", "tls-too-old", .error, since: "0.1.0", evidence: .documented,
        citations: [.transportSecurity, .supportingDomains],
        explanation: """
            ## What it finds
            The TLS handshake fails, and succeeds when versions before TLS 1.2 are allowed: the server supports \
            nothing newer than the version in the message.

            ## Why it matters
            TLS 1.0 and 1.1 are obsolete (RFC 8996), and the transport security that Apple's systems apply by default \
            requires TLS 1.2 or later. What exactly Apple's CDN accepts is not documented; current clients refuse such \
            a server.

            ## How to fix it
            Allow TLS 1.2 and 1.3 on the web server, in nginx

                ssl_protocols TLSv1.2 TLSv1.3;

            and update the TLS library if it knows neither (OpenSSL has had TLS 1.2 since 1.0.1). If an appliance \
            terminates the connection, set the version there. Then check: `openssl s_client -tls1_2 -connect \
            example.com:443 -servername example.com`.
            """,
        of: \.origins
    ) { origin in
        guard origin.exchange.isHandshakeFailure, let version = origin.oldVersion else { return nil }
        return origin.observation(
            "\(plain: origin.host) supports nothing newer than \(plain: version)",
            help: "allow TLS 1.2 and 1.3 on the server")
    }
}

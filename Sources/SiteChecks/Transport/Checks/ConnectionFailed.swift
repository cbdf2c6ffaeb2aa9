import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The host has an address, but no connection to it could be made.
    static let connectionFailed = Check(
        "AD202", "connection-failed", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The host has an address, but no https connection could be made: the port is closed, the network is \
            unreachable, the connection is reset before TLS is established, or the request failed for another \
            reason, which the message quotes. The notes list each address that was tried. It was asked more than once \
            (`--retries`).

            ## Why it matters
            The file must be reachable over https from everywhere. If the server refuses this machine, it may refuse \
            Apple's CDN too, and devices then learn nothing about your app.

            ## How to fix it
            Make sure that a web server listens on port 443 on every address that DNS returns, IPv6 included, and that \
            no firewall or allow-list blocks it: Apple publishes no address ranges. `curl -v \
            https://example.com/.well-known/apple-app-site-association` from another network shows whether the failure \
            is the same there. A connection that is reset in the handshake is usually the work of a firewall that \
            blocks the name, the client's address or its country, or of a load balancer without a server behind it. To \
            check a server before it is public, name it with `--connect-to`.
            """,
        of: \.origins
    ) { origin in
        let reason: String
        switch origin.failure {
        case .connectionFailed(let words), .other(let words): reason = words
        case .malformedURL(let words):
            return origin.observation(
                "\(origin.exchange.request.url) cannot be requested: \(words)",
                help: "correct the host or the port in the entitlement")
        default: return nil
        }
        if origin.exchange.isHandshakeFailure {
            guard origin.oldVersion == nil else { return nil }
            return origin.observation(
                "the connection to \(plain: origin.host) is reset before TLS is established",
                help: """
                    check the log of the server, and the rules of the firewall or load balancer before it: the \
                    connection was made, and then reset
                    """)
        }
        return origin.observation(
            "the connection to \(plain: origin.host) fails: \(reason)",
            help: origin.exchange.attempts.contains { $0.result == .connected }
                ? "check the log of the server, and of what is before it: the connection was made, and then failed"
                : "make a web server answer on the https port of every address that DNS returns for this name")
    }
}

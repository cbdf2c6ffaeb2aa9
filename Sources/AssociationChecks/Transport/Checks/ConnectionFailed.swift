import AssociationModel
import Findings

extension Check {
    /// Nobody accepts a connection.
    static let connectionFailed = Check(
        "AD202", "connection-failed", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The host has an address, but no connection for https could be made: the port is closed, the network is \
            unreachable, or the request broke down for another reason, which the message quotes. The notes list each \
            address that was tried.

            ## Why it matters
            The file must be reachable by https from everywhere. If the server refuses this machine, it may refuse \
            Apple's CDN too, and devices then learn nothing about your app.

            ## How to fix it
            See that a web server listens on port 443 on every address that DNS gives, IPv6 included, and that no \
            firewall or allow-list stands before it: Apple publishes no ranges of addresses. `curl -v \
            https://example.com/.well-known/apple-app-site-association` from another network shows the same failure. \
            A server that is meant to be tried before it is public can be named with `--connect-to`.
            """,
        of: \.origins
    ) { origin in
        let reason: String
        switch origin.failure {
        case .connectionFailed(let words), .other(let words): reason = words
        case .malformedURL(let words):
            return [
                origin.observation(
                    "\(origin.exchange.request.url) cannot be asked for: \(words)",
                    help: "correct the host or the port in the entitlement")
            ]
        default: return []
        }
        return [
            origin.observation(
                "the connection to \(plain: origin.host) fails: \(reason)",
                help: "let a web server answer on the https port of every address that DNS gives for this name")
        ]
    }
}

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
            unreachable, or the request failed for another reason, which the message quotes. The notes list each \
            address that was tried.

            ## Why it matters
            The file must be reachable over https from everywhere. If the server refuses this machine, it may refuse \
            Apple's CDN too, and devices then learn nothing about your app.

            ## How to fix it
            Make sure that a web server listens on port 443 on every address that DNS returns, IPv6 included, and that \
            no firewall or allow-list blocks it: Apple publishes no address ranges. `curl -v \
            https://example.com/.well-known/apple-app-site-association` from another network shows whether the failure \
            is the same there. To check a server before it is public, name it with `--connect-to`.
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
        return origin.observation(
            "the connection to \(plain: origin.host) fails: \(reason)",
            help: origin.exchange.attempts.contains { $0.result == .connected }
                ? "check the log of the server, and of what is before it: the connection was made, and then failed"
                : "make a web server answer on the https port of every address that DNS returns for this name")
    }
}

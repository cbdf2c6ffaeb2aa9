import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// No address of the host accepted a connection in time.
    static let connectionTimeout = Check(
        "AD203", "connection-timeout", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .forum("821908")],
        explanation: """
            ## What it finds
            None of the host's addresses, which the notes list, accepted a connection within the time allowed. Nothing \
            refused it either: the packets were dropped, or the TLS handshake never finished.

            ## Why it matters
            Silence is typical of a firewall, a geo-block or an allow-list. Apple's CDN gives up as well (developers \
            see `SWCERR00301 Timeout`), and devices get an error from it. How long it waits is not documented.

            ## How to fix it
            Let the host be reached from any address and any country: Apple publishes no address ranges, so an \
            allow-list cannot work. Look for one address among several that is down, for example a load balancer that \
            was removed. If only this machine is blocked, run the check from outside, or allow more time with \
            `--timeout`.
            """,
        of: \.origins
    ) { origin in
        guard origin.failure == .connectionTimeout else { return nil }
        return origin.observation(
            "could not connect to \(plain: origin.host) within the time allowed\(origin.duration)",
            help: "open the https port of this host to every network; Apple publishes no address ranges to allow")
    }
}

import AssociationModel
import Findings

extension Check {
    /// An IPv6 address does not answer while an IPv4 one does.
    static let ipv6Unreachable = Check(
        "AD213", "ipv6-unreachable", .warning, since: "0.1.0", evidence: .reported,
        citations: [.forum("821908"), .developerReports],
        explanation: """
            ## What it finds
            DNS gives IPv6 addresses for the host that could not be connected to from here, while an IPv4 address \
            could. It is not said where this machine has no IPv6 itself, nor where the same address answered another \
            request of the run.

            ## Why it matters
            Browsers fall back to IPv4 so quickly that nobody notices. Whether Apple's CDN does is not documented; \
            developers trace time-outs of the CDN to one bad address among several. It is a doubt, not a proof: the \
            way from here to your server is another one than Apple's.

            ## How to fix it
            Try it from a machine that has IPv6: `curl -6 -v https://example.com/`. Let the web server listen on it \
            (in nginx `listen [::]:443 ssl;`), open the firewall for it, or remove the AAAA record.
            """,
        of: \.origins
    ) { origin in
        let attempts = origin.exchange.attempts
        guard let reached = attempts.first(where: { $0.family == .ipv4 && $0.result == .connected }) else { return [] }
        let answering = origin.site.connectedAddresses
        let silent = attempts.filter {
            $0.family == .ipv6 && $0.result == .failed && !answering.contains($0.address)
        }
        guard !silent.isEmpty else { return [] }
        return [
            origin.observation(
                """
                \(plain: origin.host) does not answer at \
                \(Message.joined(silent.map { "\(plain: $0.address)" }, by: ", ")), while it does at \
                \(plain: reached.address)
                """,
                help: "let the web server answer over IPv6, or remove the AAAA record")
        ]
    }
}

extension SiteSurvey {
    fileprivate var connectedAddresses: Set<String> {
        let exchanges = [probes.first, probes.decisive] + (elsewhere + underPaths).map(\.exchange)
        return Set(exchanges.compactMap(\.self).flatMap(\.attempts).filter { $0.result == .connected }.map(\.address))
    }
}

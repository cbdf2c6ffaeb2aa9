import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// An IPv6 address of the host does not answer, while an IPv4 address does.
    static let ipv6Unreachable = Check(
        "AD213", "ipv6-unreachable", .warning, since: "0.1.0", evidence: .reported,
        citations: [.forum("821908"), .developerReports],
        explanation: """
            ## What it finds
            DNS returns IPv6 addresses for the host that could not be reached from here, while an IPv4 address could. \
            This is not reported where this machine has no IPv6 itself, nor where the same address answered another \
            request of the run.

            ## Why it matters
            Browsers fall back to IPv4 so quickly that nobody notices. Whether Apple's CDN does is not documented; \
            developers trace CDN timeouts to one bad address among several. This is a suspicion, not proof: Apple \
            reaches your server by another route than this machine.

            ## How to fix it
            Try it from a machine that has IPv6: `curl -6 -v https://example.com/`. Make the web server listen on it \
            (in nginx `listen [::]:443 ssl;`), open the firewall for it, or remove the AAAA record.
            """,
        of: \.origins
    ) { origin in
        let attempts = origin.exchange.attempts
        guard let reached = attempts.first(where: { $0.family == .ipv4 && $0.result == .connected }) else { return nil }
        let answering = connectedAddresses(of: origin.site)
        let silent = attempts.filter {
            $0.family == .ipv6 && $0.result == .failed && !answering.contains($0.address)
        }
        guard !silent.isEmpty else { return nil }
        return origin.observation(
            """
            \(plain: origin.host) does not answer at \
            \(Message.joined(silent.map { "\(plain: $0.address)" }, by: ", ")), but answers at \
            \(plain: reached.address)
            """,
            help: "make the web server answer over IPv6, or remove the AAAA record")
    }

    private static func connectedAddresses(of site: SiteSurvey) -> Set<String> {
        let exchanges = [site.probes.first, site.probes.decisive] + (site.elsewhere + site.underPaths).map(\.exchange)
        return Set(exchanges.compactMap(\.self).flatMap(\.attempts).filter { $0.result == .connected }.map(\.address))
    }
}

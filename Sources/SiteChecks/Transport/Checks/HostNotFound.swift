import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// DNS returns no address for the host name.
    static let hostNotFound = Check(
        "AD201", "host-not-found", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The host that the entitlement names has no address: DNS does not know the name, or has neither an A nor an \
            AAAA record for it.

            ## Why it matters
            The file is read from `https://<host>/.well-known/apple-app-site-association` and nowhere else. Without an \
            address, neither Apple's CDN nor a device can fetch it. The usual causes are a typo, a staging name that \
            only an internal DNS server knows, an expired domain, and `*.example.com` where `example.com` itself has \
            no record: the file of a wildcard is read from the bare domain.

            ## How to fix it
            Compare the name in the entitlement with your website's name, letter by letter, and check `dig +short \
            example.com A` and `AAAA` from outside your network. Add the record, or correct the entitlement. If this \
            machine has no DNS at all, check with `--site HOST=DIR` instead.
            """,
        of: \.origins
    ) { origin in
        guard origin.failure == .hostNotFound else { return nil }
        return origin.observation(
            "\(plain: origin.host) does not resolve to an address",
            help: "correct the name in the entitlement, or add an A or AAAA record for it")
    }
}

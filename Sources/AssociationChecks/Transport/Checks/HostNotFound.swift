import AssociationModel
import Findings

extension Check {
    /// The name has no address.
    static let hostNotFound = Check(
        "AD201", "host-not-found", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The host that the entitlement names has no address: DNS knows no such name, or has neither an A nor an \
            AAAA record for it.

            ## Why it matters
            The file is read from `https://<host>/.well-known/apple-app-site-association` and nowhere else. Without an \
            address neither Apple's CDN nor a device can ask for it. The usual causes are a typing error, a staging \
            name that only an internal DNS server knows, a lapsed domain, and `*.example.com` where `example.com` \
            itself has no record: the file of a wildcard is read from the bare domain.

            ## How to fix it
            Compare the name in the entitlement with the one that your website has, letter by letter, and look at \
            `dig +short example.com A` and `AAAA` from outside your network. Add the record, or correct the \
            entitlement. If this machine has no DNS at all, check with `--site HOST=DIR` instead.
            """,
        of: \.origins
    ) { origin in
        guard origin.failure == .hostNotFound else { return [] }
        return [
            origin.observation(
                "\(plain: origin.host) does not resolve to an address",
                help: "correct the name in the entitlement, or add an A or AAAA record for it")
        ]
    }
}

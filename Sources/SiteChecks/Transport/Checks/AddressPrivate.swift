import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The host name resolves to private or reserved addresses only.
    static let addressPrivate = Check(
        "AD212", "address-private", .error, since: "0.1.0", evidence: .reported,
        citations: [.configuringDomain, .developerReports],
        explanation: """
            ## What it finds
            Every address that DNS returns for the host is private or reserved: an internal network (10.…, 172.16.…, \
            192.168.…, fd…), the machine itself (127.0.0.1), or an address set aside for documentation.

            ## Why it matters
            Devices get the file from Apple's CDN, and the CDN fetches it from your server over the internet. \
            Developers report that it refuses such hosts with `SWCERR00202 Connections to private/reserved IP \
            addresses are not allowed`.

            ## How to fix it
            Publish the host, or at least this one path, at a public address. During development, add \
            `?mode=developer` to the entitlement entry; for managed devices, add `?mode=managed`. In these modes, \
            devices fetch the file from the server themselves. If only your own network resolves the name to a private \
            address and everyone else sees a public one, run the check from outside. To check a server before it is \
            public, name it with `--connect-to`, or use `--allow-private`.
            """,
        of: \.publicOrigins
    ) { origin in
        guard origin.failure == .addressPrivate else { return nil }
        let addresses = origin.exchange.attempts.filter { $0.result == .refusedAsPrivate }.map(\.address)
        let named: Message = addresses.isEmpty ? "" : ": \(Message.joined(addresses.map { "\(plain: $0)" }, by: ", "))"
        return Observation(
            "\(plain: origin.host) resolves only to private or reserved addresses\(named)", at: origin.place,
            notes: origin.exchange.circumstances,
            help: """
                give the host a public address: Apple's CDN refuses private and reserved ones; to check it from \
                here, add --allow-private
                """)
    }
}

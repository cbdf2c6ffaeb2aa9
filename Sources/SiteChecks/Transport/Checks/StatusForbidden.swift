import Findings
import Judging

extension TransportChecks {
    /// The server refuses to serve the file.
    static let statusForbidden = Check(
        "AD236", "status-forbidden", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .refusedCDN],
        advisers: [.stack(.denied)],
        explanation: """
            ## What it finds
            The server answers the request for the file with status 403, also to a browser if that was tried.

            ## Why it matters
            Apple's CDN fetches the file from many addresses, in any country, as `AASA-Bot/1.0.0`, and Apple publishes \
            no list of them. A firewall's bot rule, a country block, an allow-list of addresses or a challenge page \
            refuses it, and devices then get status 404 from the CDN with the reason `SWCERR00101`. A 403 from your \
            own address may also come from the server's own configuration: a rule that denies every path with a dot at \
            the start of a name (`location ~ /\\.`), or a file that the server may not read.

            ## How to fix it
            Allow `/.well-known/apple-app-site-association` for everyone, before the firewall's rules, whatever the \
            address, country and user agent. Give the file mode 644 and its directories 755.
            """,
        of: \.answers
    ) { answer in
        guard answer.troublingStatus == 403 else { return nil }
        return Observation(
            "\(plain: answer.site.key.host) refuses to serve the file: status 403", at: answer.place,
            notes: answer.notesOnStatus,
            help:
                "allow this path for everyone, whatever the address, country and user agent; check firewall and bot rules, country blocks, rules against names that begin with a dot, and the file's permissions"
        )
    }
}

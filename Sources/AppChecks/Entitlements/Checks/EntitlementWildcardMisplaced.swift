import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// A domain has a `*` that is not a leading `*.`.
    static let entitlementWildcardMisplaced = Check(
        "AD150", "entitlement-wildcard-misplaced", .error, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .supportingDomains],
        explanation: """
            ## What it finds
            The domain has a `*` that is not at its very beginning with a full stop after it: `www.*.example.com`, \
            `*example.com`, `example.*`, or only `*` after the service.

            ## Why it matters
            Apple documents a wildcard in one form: `*.` in front of a domain, which covers all its subdomains. A `*` \
            anywhere else has no documented meaning.

            ## How to fix it
            Put `*.` in front of the domain, or name each host in an entry of its own:

                webcredentials:app-*.example.com     wrong
                webcredentials:*.example.com         right: every subdomain
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.problem == nil, entry.hostProblem == .misplacedWildcard else { return nil }
        let bytes = Array(entry.host.text.utf8)
        let index = bytes.indices.first { $0 >= (entry.isWildcard ? 2 : 0) && bytes[$0] == UInt8(ascii: "*") } ?? 0
        let start = entry.host.span.start + index
        return Observation(
            "the domain \(entry.host.text) has a * that is not a leading “*.”",
            at: subject.claim.place(of: SourceSpan(start, start + 1)), label: "only a leading “*.” is a wildcard",
            help: help(for: entry))
    }

    // What follows the asterisks is a domain whose subdomains were meant.
    private static func help(for entry: EntitlementEntry) -> Message {
        let name = String(
            decoding: entry.host.text.utf8.drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: ".") }, as: UTF8.self)
        guard let meant = EntitlementEntry("\(entry.service?.text ?? ""):*.\(name)").corrected else {
            return "write “*.” before a domain to cover all its subdomains, or name each host"
        }
        return "write \(meant) to cover all its subdomains, or name each host"
    }
}

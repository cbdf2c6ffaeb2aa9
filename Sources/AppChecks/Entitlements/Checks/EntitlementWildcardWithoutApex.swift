import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// A wildcard entry has no entry beside it for the domain itself.
    static let entitlementWildcardWithoutApex = Check(
        "AD152", "entitlement-wildcard-without-apex", .warning, since: "0.1.0", evidence: .documented,
        citations: [.universalLinksGuide, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            An entry has the domain `*.example.com`, and no entry of the same service names `example.com` itself.

            ## Why it matters
            A wildcard covers the subdomains. Apple's older guide says that it does not cover the domain itself, and \
            Apple's current note lists both entries side by side. Links to `https://example.com/`, and passwords for \
            it, may then belong to no app, although the file is read from that very host.

            ## How to fix it
            Add an entry for the domain itself, unless you left it out on purpose:

                webcredentials:*.example.com
                webcredentials:example.com
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let service = entry.knownService, entry.isWildcard,
            entry.hostProblem == nil,
            service != .appclips, !subject.siblings.cover(entry.domain, for: service)
        else { return nil }
        let apex = "\(service.rawValue):\(entry.domain)"
        return Observation(
            "\(entry.host.text) covers subdomains, but no \(plain: service.rawValue) entry names \(entry.domain) itself",
            at: subject.claim.place(of: entry.host.span), label: "only subdomains",
            help: "add \(apex), unless you left it out on purpose")
    }
}

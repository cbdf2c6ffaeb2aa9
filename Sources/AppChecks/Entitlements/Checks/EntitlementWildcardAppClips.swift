import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An `appclips` entry has a wildcard.
    static let entitlementWildcardAppClips = Check(
        "AD151", "entitlement-wildcard-appclips", .error, since: "0.1.0", evidence: .documented,
        citations: [.appClipWebsite, .configuringDomain],
        explanation: """
            ## What it finds
            An `appclips` entry has a domain that begins with `*.`.

            ## Why it matters
            Apple allows a wildcard in the entries of every service but this one. An App Clip is invoked by the URLs \
            of domains that are named one by one.

            ## How to fix it
            Name each domain in an entry of its own, in the app and in the App Clip:

                appclips:*.example.com         wrong
                appclips:example.com           right
                appclips:shop.example.com      right
            """,
        of: \.claims
    ) { subject in
        let entry = subject.entry
        guard entry.problem == nil, entry.isWildcard, entry.knownService == .appclips, entry.hostProblem == nil else {
            return nil
        }
        return Observation(
            "an appclips entry can’t have a wildcard, but its domain is \(entry.host.text)",
            at: subject.claim.place(of: SourceSpan(entry.host.span.start, entry.host.span.start + 2)),
            label: "no wildcard allowed",
            help: "name each domain: \("appclips:" + entry.domain), and each subdomain that you use")
    }
}

import AssociationModel
import Findings

extension Check {
    /// A path stands after the domain.
    static let entitlementHasPath = Check(
        "AD122", "entitlement-has-path", .warning, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .supportingDomains, .forum("128786")],
        explanation: """
            ## What it finds
            The entry holds a path after the domain, such as `webcredentials:example.com/login`.

            ## Why it matters
            Apple documents no path in an entry, and requires the file at the root of the host, in `/.well-known/`. \
            A file under the path is never read. Whether a device drops the entry or takes it for the host alone is \
            not documented; in both cases the path achieves nothing. Which links open an app is said in the file, \
            not here.

            ## How to fix it
            Write the domain alone, and publish the file at the root of the host:

                webcredentials:example.com/login     wrong
                webcredentials:example.com           right

                https://example.com/.well-known/apple-app-site-association

            If the root of the host is not yours (project pages, an application mounted under a path), use a host of \
            your own. Patterns such as `/buy/*` belong in the `components` of the file.
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let path = entry.path, !entry.hasTrailingSlashOnly else { return [] }
        let key = SiteKey(host: entry.domain, port: entry.portNumber.map(String.init))
        let notes =
            entry.hostProblem == nil
            ? [
                Note("if Apple takes the entry at all, it reads \(plain: key.url(of: .apple)), whatever the path")
            ] : []
        return [
            Observation(
                "the entry \(entry.raw) has the path \(path.text), and Apple documents none",
                at: subject.claim.place(of: path.span),
                label: "a path has no place here", notes: notes, help: subject.correction ?? "remove \(path.text)")
        ]
    }
}

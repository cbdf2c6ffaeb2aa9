import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// An entry has a path after the domain.
    static let entitlementHasPath = Check(
        "AD122", "entitlement-has-path", .warning, since: "0.1.0", evidence: .documented,
        citations: [.configuringDomain, .supportingDomains, .forum("128786")],
        explanation: """
            ## What it finds
            The entry has a path after the domain, such as `webcredentials:example.com/login`.

            ## Why it matters
            Apple documents no path in an entry, and requires the file at the root of the host, in `/.well-known/`. \
            Some articles recommend the form with a path. What a device makes of it (drop the entry, use its host, \
            read a file under the path) is not documented, and no test on a device is on record. Which links open an \
            app is defined in the file, not here.

            ## How to fix it
            Write only the domain, and publish the file at the root of the host:

                webcredentials:example.com/login     wrong
                webcredentials:example.com           right

                https://example.com/.well-known/apple-app-site-association

            If you don't control the root of the host (project pages, an application mounted under a path), use a host \
            of your own. Patterns such as `/buy/*` belong in the `components` of the file.
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let path = entry.path, !entry.hasTrailingSlashOnly else { return nil }
        let key = SiteKey(host: entry.domain, port: entry.portNumber.map(String.init))
        let notes =
            entry.hostProblem == nil
            ? [
                Note(
                    "Apple documents only \(plain: key.url(of: .apple)); articles recommend paths, but no test on a device is on record"
                )
            ] : []
        return Observation(
            "the entry \(entry.raw) has the \(plain: path.kind) \(path.text), but Apple documents no paths here",
            at: subject.claim.place(of: path.span), label: "nothing but a mode may follow the domain", notes: notes,
            help: help(subject, removing: path), repair: subject.repair)
    }

    private static func help(_ subject: ClaimSubject, removing path: EntitlementEntry.Part) -> Message {
        let correction = subject.correction ?? "remove \(path.text)"
        guard subject.entry.knownService == .applinks else { return correction }
        return "\(correction); the paths that open the app belong in “components” of the site's file"
    }
}

extension EntitlementEntry.Part {
    fileprivate var kind: String { text.utf8.first == UInt8(ascii: "#") ? "fragment" : "path" }
}

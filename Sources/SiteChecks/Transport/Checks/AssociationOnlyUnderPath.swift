import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// Only the file under the path of an entitlement entry makes the association, and Apple requires it at the root.
    static let associationOnlyUnderPath = Check(
        "AD253", "association-only-under-path", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .configuringDomain, .forum("128786")],
        explanation: """
            ## What it finds
            The entitlement names a host with a path, such as `webcredentials:blog.example.com/login_sample`. The file \
            under that path lists the app, but the file at the root of the host does not, or there is none.

            ## Why it matters
            An entitlement entry names a service and a host. Apple documents no path in it, and requires the file at \
            `https://blog.example.com/.well-known/apple-app-site-association`. Some articles recommend the form with \
            a path. What a device makes of it (drop the entry, use its host, read the file under the path) is not \
            documented, and no test on a device is on record.

            ## How to fix it
            In the app, write `webcredentials:blog.example.com`. On the site, publish the content of the file under \
            the path in `/.well-known/` at the root of the host, together with any entries that are already there for \
            other apps. If you do not control the root of the host, as with project pages, the host cannot carry your \
            association: use a host of your own.
            """,
        of: \.pathAssociations
    ) { subject in
        guard let misplaced = subject.onlyUnderPath, let document = misplaced.document else { return nil }
        let (entry, site) = (subject.entry, subject.site)
        let who: Message =
            subject.app.map { "\(plain: $0.raw) with \(plain: site.key.host)" } ?? "\(plain: site.key.host)"
        return Observation(
            "the association of \(who) exists only under \("/" + subject.path), not at the root of the host, where Apple requires it",
            at: subject.claim.place(of: entry.path?.span ?? entry.host.span),
            label: "Apple documents no path here",
            notes: [
                Note(
                    "Apple documents only \(site.rightPlace): \(subject.answerAtRoot); articles recommend paths, but no test on a device is on record",
                    at: .response(url: site.wellKnown.url)),
                Note(
                    "\(misplaced.name) \(subject.contents)",
                    at: subject.span(in: document).map(document.place) ?? misplaced.place),
            ],
            help:
                "write \(subject.corrected) in the entitlement, and \(subject.publication); if you do not control the root of the host (project pages), use a host of your own: this one cannot carry the association"
        )
    }
}

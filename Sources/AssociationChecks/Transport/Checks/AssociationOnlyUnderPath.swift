import AssociationModel
import Findings

extension Check {
    /// The association was made, under a path, where no system looks for it.
    static let associationOnlyUnderPath = Check(
        "AD253", "association-only-under-path", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .configuringDomain, .forum("128786")],
        explanation: """
            ## What it finds
            The entitlement names a host with a path, such as `webcredentials:blog.example.com/login_sample`; the file \
            under that path lists the app, and the file at the root of the host does not, or there is none.

            ## Why it matters
            An entitlement names a service and a host. Apple documents no path in it, and reads only \
            `https://blog.example.com/.well-known/apple-app-site-association`. Whether a device drops such an entry \
            or takes it for the bare host is not documented; either way it never reads a file under a path.

            ## How to fix it
            On the app's side write `webcredentials:blog.example.com`. On the site's side publish what the file under \
            the path holds in `/.well-known/` at the root of the host, beside what may be there for other apps. If \
            the root of the host is not yours, as with project pages, the host cannot carry your association: use a \
            host of your own.
            """,
        of: \.pathAssociations
    ) { subject in
        guard let stray = subject.onlyUnderPath, let document = stray.document else { return [] }
        let (entry, site) = (subject.entry, subject.site)
        let who: Message =
            subject.app.map { "\(plain: $0.raw) with \(plain: site.key.host)" } ?? "\(plain: site.key.host)"
        return [
            Observation(
                "the association of \(who) lies only under \("/" + subject.path), where Apple does not look",
                at: subject.claim.place(of: entry.path?.span ?? entry.host.span), label: "no system reads a path",
                notes: [
                    Note(
                        "Apple reads \(site.rightPlace) alone: \(subject.answerAtRoot)",
                        at: .response(url: site.wellKnown.url)),
                    Note(
                        "\(stray.name) \(subject.contents), to no effect",
                        at: subject.span(in: document).map(document.place) ?? stray.place),
                ],
                help:
                    "write \(subject.corrected) in the entitlement, and \(subject.publication); if the root of the host is not yours (project pages), it cannot carry an association: use a host of your own"
            )
        ]
    }
}

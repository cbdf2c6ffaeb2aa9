import AssociationModel
import Findings
import TextFormats

extension Check {
    /// The site lists the app for the wanted service, and the app does not claim the site for it.
    static let siteNotClaimed = Check(
        "AD620", "site-not-claimed", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .configuringDomain, .entitlement],
        explanation: """
            ## What it finds
            The site lists the app for the service that the wanted feature needs, and the app's entitlement names this \
            site for other services only. It is looked for when a feature is named (`--feature`) and the app's whole \
            entitlement is known; a site may otherwise list an app for more than the app uses.

            ## Why it matters
            An association needs both sides, service by service. `applinks:example.com` in the entitlement opens links \
            and says nothing of passwords, so the file's `webcredentials` section is never used for this app.

            ## How to fix it
            Add the entry to the target's Associated Domains capability, beside the one that is there, and build again:

                <string>applinks:example.com</string>
                <string>webcredentials:example.com</string>

            Or ask for another feature, if this site is not meant to serve it.
            """,
        of: \.offers
    ) { offer in
        guard !offer.isClaimed else { return [] }
        let entry = "\(offer.service.rawValue):\(offer.site.key.host)"
        return [
            Observation(
                """
                \(plain: offer.site.key.host) lists \(offer.app.raw) for \(plain: offer.service.rawValue), and the app \
                does not claim it for that service
                """,
                at: offer.domains.keyPlace, label: "\(entry) is not among these",
                notes: [
                    Note(
                        "listed here for \(plain: offer.service.rawValue)",
                        at: offer.document.place(offer.identifier.span))
                ],
                help: "add <string>\(plain: entry)</string> to the app's associated domains")
        ]
    }
}

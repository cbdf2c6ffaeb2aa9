import AssociationModel
import Findings
import Judging
import TextFormats

extension AgreementChecks {
    static let siteNotClaimed = Check(
        "AD620", "site-not-claimed", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .configuringDomain, .entitlement],
        explanation: """
            ## What it finds
            The site lists the app for the service that the feature needs, but the app's entitlement names this site \
            only for other services. This is checked when a feature is named (`--feature`) and the app's whole \
            entitlement is known; otherwise a site may list an app for more than the app uses. It is also reported for \
            a folder that was named with `--site` and lists the app, where the app claims nothing of that host.

            ## Why it matters
            An association needs both sides, service by service. `applinks:example.com` in the entitlement opens links \
            and has no effect on passwords, so the file's `webcredentials` section is never used for this app.

            ## How to fix it
            Add the entry to the target's Associated Domains capability, next to the existing one, and build again:

                <string>applinks:example.com</string>
                <string>webcredentials:example.com</string>

            If this site is not meant to serve the feature, name another feature.
            """,
        of: \.siteListings
    ) { listing in
        guard !listing.isClaimed else { return nil }
        let entry = "\(listing.service.rawValue):\(listing.host)"
        let help: Message = "add <string>\(plain: entry)</string> to the app's associated domains"
        let listed: Message = "\(plain: listing.host) lists \(listing.app.raw) for \(plain: listing.service.rawValue)"
        guard let domains = listing.domains else {
            let question: Message? = listing.meant.map {
                "did you mean \(plain: $0)? Then name the folder for that host; if not, "
            }
            return Observation(
                "\(listed), but the app claims nothing of that host", at: listing.place,
                help: "\(question ?? "")\(help)")
        }
        return Observation(
            "\(listed), but the app does not claim it for that service", at: domains,
            label: "\(entry) is missing here",
            notes: [Note("listed here for \(plain: listing.service.rawValue)", at: listing.place)], help: help)
    }
}

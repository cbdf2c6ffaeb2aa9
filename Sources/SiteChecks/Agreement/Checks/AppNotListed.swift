import AssociationModel
import Findings
import Judging

extension AgreementChecks {
    static let appNotListed = Check(
        "AD601", "app-not-listed", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .applinks, .wwdc19UniversalLinks],
        advisers: [.provider],
        explanation: """
            ## What it finds
            The file was read and does not list the app for the service that the app claims. The notes show the \
            nearest misses, each at its place in the file: the app under another service, the same bundle identifier \
            with another prefix, one wrong character, a placeholder that was never filled in. Where \
            another error already names the mistake, a misspelt key or a malformed identifier, this is a note of it.

            ## Why it matters
            An association needs both sides. If a file is served correctly but names another app, the device refuses \
            the association without showing any message: no strong passwords, no passkeys, no universal links. Each \
            service has its own list, so an app under `applinks` is not automatically under `webcredentials`. \
            Identifiers are compared as written; a difference in case alone is likely to matter, but that is not \
            documented.

            ## How to fix it
            List the app exactly as in the `application-identifier` entitlement of the signed app, prefix first:

                "webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}

            The prefix is the Team ID, except for old apps, which may have an App ID prefix of their own: `codesign -d \
            --entitlements - --xml Example.app` shows it. Apple's CDN may take a day to fetch a changed file.
            """,
        of: \.listings
    ) { listing in
        guard !listing.isListed else { return nil }
        let misses = NearMiss.nearest(to: listing.app, for: listing.service, in: listing.association)
        let notes = misses.map { miss in
            Note(miss.words(for: listing.app, listing.service), at: listing.document.place(miss.span))
        }
        return Observation(
            "the file does not list \(listing.app.raw) for \(plain: listing.service.rawValue)\(listing.lack)",
            at: listing.place, label: listing.label, notes: notes, help: listing.help(near: misses),
            repair: listing.repair(near: misses), causes: misses.first.map { listing.causes(of: $0) } ?? [])
    }
}

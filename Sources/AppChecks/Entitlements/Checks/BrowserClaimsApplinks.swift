import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// A browser claims universal links.
    static let browserClaimsApplinks = Check(
        "AD171", "browser-claims-applinks", .error, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The app has the entitlement `com.apple.developer.web-browser`, which lets people choose it as their \
            browser, and claims a domain for `applinks`.

            ## Why it matters
            Apple does not let a browser register for universal links: it would take links away from the person who \
            chose a browser to see them. Links open in the browser as pages, whatever the site's file says.

            ## How to fix it
            Remove the `applinks` entries. Other services, such as `webcredentials`, are not affected.
            """,
        of: \.lists
    ) { subject in
        guard let browser = subject.entitlements?.browserKey,
            let claim = subject.list.claims.first(where: { $0.service == .applinks })
        else { return nil }
        return Observation(
            "the app is a browser, and a browser may not register for universal links",
            at: claim.place, label: "for applinks",
            notes: [Note("this makes it a browser", at: browser)], help: "remove every entry for applinks")
    }
}

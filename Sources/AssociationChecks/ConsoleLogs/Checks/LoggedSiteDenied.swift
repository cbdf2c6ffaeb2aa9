import AssociationModel
import Findings

extension Check {
    /// Fetched, and the app is not in it.
    static let loggedSiteDenied = Check(
        "AD030", "logged-site-denied", .error, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks, .wwdc19UniversalLinks, .oldDelivery],
        explanation: """
            ## What it finds
            In what `swcutil show` prints (`swcutil_show.txt` of a sysdiagnose) an entry with `Site/Fmwk Approval: \
            denied`.

            ## Why it matters
            The device has the domain's file, and the file does not list the app for the service. So the association \
            does not hold on this device, until it looks again at the time that `Next Check` names.

            ## How to fix it
            Compare the identifier of the entry with the file: `aasa check` shows the nearest one that it does list. \
            If the file is right by now, Apple's CDN or the device still has the old copy; reinstall the app to make \
            it look.
            """,
        of: \.loggedRecords
    ) { entry in
        guard entry.record.siteApproval == .denied else { return [] }
        return [
            entry.logged.observation(
                "the device has the file for \(entry.name), and the file does not list the app",
                label: "the site denies it", notes: entry.dates,
                help: "list the app in the file for this service, letter for letter; then reinstall the app",
                confirmation: entry.logged.confirmation)
        ]
    }
}

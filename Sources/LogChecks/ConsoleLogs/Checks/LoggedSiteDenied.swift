import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedSiteDenied = Check(
        "AD030", "logged-site-denied", .error, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks, .wwdc19UniversalLinks, .oldCDNCopy],
        explanation: """
            ## What it finds
            An entry with `Site/Fmwk Approval: denied` in the output of `swcutil show` (`swcutil_show.txt` in a \
            sysdiagnose).

            ## Why it matters
            The device has the domain's file, and the file does not list the app for the service. So the association \
            does not hold on this device until it checks again, at the time given by `Next Check`.

            ## How to fix it
            Compare the identifier in the entry with the file: `aasa check` shows the nearest one that the file lists. \
            If the file is right by now, Apple's CDN or the device still has the old copy; reinstall the app to make \
            the device check again.
            """,
        of: \.loggedRecords
    ) { entry in
        guard entry.record.siteApproval == .denied else { return nil }
        return entry.logged.observation(
            "the device has the file for \(entry.name), and the file does not list the app",
            label: "denied by the site", notes: entry.dates,
            help: "list the app for this service in the file, character for character; then reinstall the app",
            confirmation: entry.logged.confirmation)
    }
}

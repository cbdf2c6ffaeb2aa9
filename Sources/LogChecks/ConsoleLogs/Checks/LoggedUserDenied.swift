import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedUserDenied = Check(
        "AD032", "logged-user-denied", .warning, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks, .universalLinksGuide],
        explanation: """
            ## What it finds
            An entry with `User Approval: denied` in the output of `swcutil show`.

            ## Why it matters
            The person who uses the device chose to open the domain's links in the browser. The association may be \
            fine, and links still open Safari, on this device only. This explains “it works on every phone but one”.

            ## How to fix it
            On the device, touch and hold a link to the domain in Notes or Messages, and choose to open it in the app: \
            the device remembers the choice. Nothing is wrong with the site.
            """,
        of: \.loggedRecords
    ) { entry in
        guard entry.record.userApproval == .denied else { return nil }
        return entry.logged.observation(
            "the user chose the browser over the app for \(entry.name)", label: "choice made on this device",
            help: "touch and hold a link to the domain in Notes, and choose to open it in the app")
    }
}

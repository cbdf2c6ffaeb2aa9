import AssociationModel
import Findings

extension Check {
    /// The person's own choice.
    static let loggedUserDenied = Check(
        "AD032", "logged-user-denied", .warning, since: "0.1.0", evidence: .documented,
        citations: [.debuggingUniversalLinks, .universalLinksGuide],
        explanation: """
            ## What it finds
            In what `swcutil show` prints an entry with `User Approval: denied`.

            ## Why it matters
            The person who uses the device chose to open the domain's links in the browser. The association may be in \
            order and links open Safari all the same, on this device alone. It is the answer to “it works on every \
            phone but one”.

            ## How to fix it
            On the device, press long on a link to the domain, in Notes or Messages, and choose to open it in the \
            app: the choice is remembered. Nothing is wrong with the site.
            """,
        of: \.loggedRecords
    ) { entry in
        guard entry.record.userApproval == .denied else { return [] }
        return [
            entry.logged.observation(
                "the person chose the browser over the app for \(entry.name)", label: "a choice made on this device",
                help: "press long on a link to the domain in Notes, and choose to open it in the app")
        ]
    }
}

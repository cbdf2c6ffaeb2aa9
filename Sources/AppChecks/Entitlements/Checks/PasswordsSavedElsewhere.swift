import AssociationModel
import Findings
import Judging

extension EntitlementChecks {
    /// Strong passwords are asked for, but only other services than `webcredentials` are declared.
    static let passwordsSavedElsewhere = Check(
        "AD172", "passwords-saved-elsewhere", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc18PasswordAutoFill, .passwordAutoFillWorkflow],
        explanation: """
            ## What it finds
            Strong passwords were asked for (`--feature strong-passwords`), no entry declares `webcredentials`, and at \
            least one declares another service.

            ## Why it matters
            An approved association of any service makes an app eligible for strong passwords, so iOS may offer them. \
            `webcredentials` decides which domain they are saved under. Without it they may be saved under a domain \
            that is not the one of the account, and then neither Safari nor another app of yours offers them.

            ## How to fix it
            Add an entry for the domain at which people sign in, and list the app under `webcredentials` in the file \
            of that domain:

                webcredentials:example.com
            """,
        of: \.lists
    ) { subject in
        guard subject.feature == .strongPasswords, !subject.declares(.webcredentials),
            let other = subject.declaredServices.first,
            let claim = subject.list.claims.first(where: { $0.service == other })
        else { return nil }
        let others = subject.declaredServices.map(\.rawValue)
        let entry = "webcredentials:" + (claim.entry.hostProblem == nil ? claim.entry.domain : "example.com")
        return Observation(
            "no entry declares \("webcredentials"), only \(list: others), so passwords may be saved under another domain",
            at: claim.place, label: "does not decide where passwords are saved",
            help: "add \(entry)",
            repair: claim.entry.hostProblem == nil && subject.list.project == nil ? claim.adding(entry) : nil)
    }
}

import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedAssociationUnverified = Check(
        "AD012", "logged-association-unverified", .warning, since: "0.1.0", evidence: .reported,
        citations: [.forum("771094"), .passkeys],
        explanation: """
            ## What it finds
            `Unable to verify webcredentials association of … with domain …. Please try again in a few seconds.`, \
            given as the reason of `AuthorizationError` 1004.

            ## Why it matters
            The device has not reached a verdict on the association. Right after an installation that may pass by \
            itself; developers also report cases where it did not, because the file could not be fetched or read.

            ## How to fix it
            Wait a minute and launch the app again. If the line comes back, run the check that the finding names, and \
            see whether Apple's CDN has a copy of the file.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .notVerified(let app, let domain) = logged.statement else { return nil }
        return logged.observation(
            "the device has not verified the association between \(plain: app) and \(plain: domain)",
            label: "no verdict yet", notes: LoggedHost.notes(on: domain),
            help:
                "wait a minute and launch the app again; if the line comes back, find out with aasa check why the file can't be fetched or read",
            confirmation: logged.confirmation)
    }
}

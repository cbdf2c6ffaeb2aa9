import AssociationModel
import Findings

extension Check {
    /// Not refused, but not known yet.
    static let loggedAssociationUnverified = Check(
        "AD012", "logged-association-unverified", .warning, since: "0.1.0", evidence: .reported,
        citations: [.forum("771094"), .passkeys],
        explanation: """
            ## What it finds
            `Unable to verify webcredentials association of … with domain …. Please try again in a few seconds.`, \
            as the reason of `AuthorizationError` 1004.

            ## Why it matters
            The device has not come to a verdict about the association. Right after an installation that may pass by \
            itself; developers also report it where it stayed, and then the file could not be fetched or read.

            ## How to fix it
            Wait a minute and launch the app again. If the line comes back, run the check that the finding names, and \
            look whether Apple's CDN has a copy of the file.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .notVerified(let app, let domain) = logged.statement else { return [] }
        return [
            logged.observation(
                "the device has not verified the association of \(plain: app) with \(plain: domain)",
                label: "no verdict yet", notes: LoggedHost.notes(on: domain),
                help: "wait a minute and launch the app again; if it stays, the file cannot be fetched or read",
                confirmation: logged.confirmation)
        ]
    }
}

import AssociationModel
import Findings

extension Check {
    /// One number for two things.
    static let loggedSessionCanceled = Check(
        "AD016", "logged-session-canceled", .note, since: "0.1.0", evidence: .reported,
        citations: [.forum("805416"), .httpsCallback],
        explanation: """
            ## What it finds
            `com.apple.AuthenticationServices.WebAuthenticationSession` with a number, and no reason beside it.

            ## Why it matters
            1 is `canceledLogin`: somebody closed the window. But it is also what an app gets whose https callback \
            names a host that it is not associated with; then the error has a reason that says so. The number alone \
            does not tell the two apart.

            ## How to fix it
            If nobody cancelled, print the error's `NSLocalizedFailureReasonErrorKey`. With \
            `.https(host:path:)` check the host: `aasa check example.com --feature https-callback --app \
            TEAMID.bundle.id`.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .sessionError(let code) = logged.statement else { return [] }
        guard code == 1 else {
            return [logged.observation("a web session ended with \(code), whose meaning is not known to us")]
        }
        return [
            logged.observation(
                "a web session ended with 1: cancelled, or its https callback names a host without an association",
                help:
                    "if nobody cancelled: aasa check DOMAIN --feature https-callback --app TEAMID.bundle.id, with the host of the callback"
            )
        ]
    }
}

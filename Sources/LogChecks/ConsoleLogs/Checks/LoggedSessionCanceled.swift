import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedSessionCanceled = Check(
        "AD016", "logged-session-canceled", .note, since: "0.1.0", evidence: .reported,
        citations: [.forum("805416"), .httpsCallback],
        explanation: """
            ## What it finds
            `com.apple.AuthenticationServices.WebAuthenticationSession` with a code and no reason.

            ## Why it matters
            1 is `canceledLogin`: somebody closed the window. But an app also gets 1 when its https callback names a \
            host that it is not associated with; the error then has a reason that says so. The code alone does not \
            tell the two apart.

            ## How to fix it
            If nobody cancelled, print the error's `NSLocalizedFailureReasonErrorKey`. With `.https(host:path:)`, \
            check the host: `aasa check example.com --feature https-callback --app TEAMID.bundle.id`.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .sessionError(let code) = logged.statement else { return nil }
        guard code == 1 else {
            return logged.observation("a web session ended with \(code), whose meaning is unknown")
        }
        return logged.observation(
            "a web session ended with 1: someone cancelled, or its https callback names a host without an association",
            help:
                "if nobody cancelled, check the host of the callback: aasa check DOMAIN --feature https-callback --app TEAMID.bundle.id"
        )
    }
}

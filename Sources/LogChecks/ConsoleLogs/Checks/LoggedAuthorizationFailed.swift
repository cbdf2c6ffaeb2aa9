import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedAuthorizationFailed = Check(
        "AD014", "logged-authorization-failed", .warning, since: "0.1.0", evidence: .reported,
        citations: [.authorizationErrors, .passkeyErrors, .reactNativePasskey, .reactNativePasskeys],
        explanation: """
            ## What it finds
            `com.apple.AuthenticationServices.AuthorizationError` 1004 without one of the known reasons, or `The request \
            failed. No Credentials were returned.`, which react-native-passkey prints for 1004 on Apple's systems. Also `Your app \
            is not properly configured` and `Your Apple app site association is not properly configured`, which \
            libraries for React Native print for error 4004.

            ## Why it matters
            1004, `failed`, has many causes. A missing association is the most common one, but the code does not prove \
            it. The reason is in the error's `NSLocalizedFailureReasonErrorKey`; `localizedDescription` often leaves \
            it out. 4004 is not documented; the libraries take it for a wrong configuration.

            ## How to fix it
            Print the whole error (`print(error as NSError)`), or take the device's log from that moment, and look for \
            `Application with identifier … is not associated with domain …`. Then check that domain.
            """,
        in: \.loggedAuthorizations
    ) { logged in
        switch logged.statement {
        case .authorizationError(1_004):
            [
                logged.observation(
                    "a request for a passkey or password failed with 1004, which has many causes, including a missing association",
                    label: "the line gives no reason",
                    help: "print the error's NSLocalizedFailureReasonErrorKey: it names the app and the domain")
            ]
        case .passkeyLibraryFailed(1_004):
            [
                logged.observation(
                    "react-native-passkey got error 1004, which has many causes, including a missing association",
                    label: "the library leaves the reason out",
                    help:
                        "look in the device's log for “is not associated with domain”: it names the app and the domain"
                )
            ]
        case .passkeyLibraryFailed:
            [
                logged.observation(
                    "a passkey library says the app is not properly configured: on Apple's systems that stands for error 4004, which is not documented",
                    label: "the library leaves the reason out",
                    help:
                        "run aasa check DOMAIN --feature passkeys --app TEAMID.bundle.id; on Android, look at assetlinks.json"
                )
            ]
        default: []
        }
    }
}

import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedAuthorizationEnded = Check(
        "AD015", "logged-authorization-ended", .note, since: "0.1.0", evidence: .documented,
        citations: [.authorizationErrors, .passkeyErrors],
        explanation: """
            ## What it finds
            `com.apple.AuthenticationServices.AuthorizationError` with a code other than 1004: 1000 unknown, 1001 \
            canceled, 1002 invalid response, 1003 not handled, 1005 not interactive (developers report: no credential \
            on the device), 1006 a credential that the request excludes already exists, 1010 the device is not set up \
            for passkeys. Other codes are shown as they are.

            ## Why it matters
            These codes say how a request ended. None is known to mean that an association is missing.

            ## How to fix it
            As far as the association goes, there is nothing to fix. For 1001, find out whether a person cancelled; \
            for 1005, whether there is a passkey or password for the domain; for 1010, whether a passcode and iCloud \
            Keychain are set up.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .authorizationError(let code) = logged.statement, code != 1_004 else { return nil }
        let meaning: Message =
            switch code {
            case 1_000: "unknown"
            case 1_001: "cancelled"
            case 1_002: "the response was invalid"
            case 1_003: "not handled"
            case 1_005: "not interactive; developers report: no credential on the device"
            case 1_006: "a credential that the request excludes already exists"
            case 1_010: "the device is not set up for passkeys"
            default: "meaning unknown"
            }
        return logged.observation(
            "a request for a passkey or password ended with \(code) (\(meaning)), which is not known to mean that an association is missing"
        )
    }
}

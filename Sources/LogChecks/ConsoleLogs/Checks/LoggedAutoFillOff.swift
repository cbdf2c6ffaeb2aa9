import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedAutoFillOff = Check(
        "AD040", "logged-autofill-off", .warning, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource] + Citation.settingsOfAutoFill,
        explanation: """
            ## What it finds
            `Password AutoFill for iCloud Keychain must be enabled in Settings > Passwords to save passwords`: the \
            error of `SecAddSharedWebCredential` with errSecBadReq.

            ## Why it matters
            AutoFill is off on the device, so the password that the app passed was not saved. The association was not \
            checked: it may hold or not.

            ## How to fix it
            Turn on AutoFill in Settings (General > AutoFill & Passwords since iOS 18, Passwords from iOS 14 to 17) and \
            try again. An app can't turn it on, but it can tell the person.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.autoFillOff) = logged.statement else { return nil }
        return logged.observation(
            "a password was not saved because AutoFill is off on this device", label: "device setting",
            help: "turn on AutoFill (\(.autoFillSetting)) and try again")
    }
}

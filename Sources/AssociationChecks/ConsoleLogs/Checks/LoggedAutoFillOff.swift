import AssociationModel
import Findings

extension Check {
    /// A setting of the device.
    static let loggedAutoFillOff = Check(
        "AD040", "logged-autofill-off", .warning, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource],
        explanation: """
            ## What it finds
            `Password AutoFill for iCloud Keychain must be enabled in Settings > Passwords to save passwords`: what \
            `SecAddSharedWebCredential` answers, with errSecBadReq.

            ## Why it matters
            AutoFill is off on the device, so the password that the app handed over was not saved. The association \
            has not been looked at yet: it may hold or not.

            ## How to fix it
            Turn on AutoFill & Passwords in Settings (Settings > General > AutoFill & Passwords on newer systems), \
            and try again. An app cannot turn it on; it can say so to the person.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.autoFillOff) = logged.statement else { return [] }
        return [
            logged.observation(
                "a password was not saved because AutoFill is off on this device", label: "a setting of the device",
                help: "turn on AutoFill & Passwords in Settings, and try again")
        ]
    }
}

import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedKeychainDisabled = Check(
        "AD002", "logged-keychain-disabled", .warning, since: "0.1.0", evidence: .reported,
        citations: [.strongPasswordLine, .autoFillSettings, .developerReports],
        explanation: """
            ## What it finds
            The line `Cannot show Automatic Strong Passwords for app bundleID: … due to error: iCloud Keychain is \
            disabled`.

            ## Why it matters
            iOS offers no strong password because it could not save one: the device or Simulator is not signed in to \
            iCloud, or iCloud Keychain is off. This has nothing to do with the website or its \
            `apple-app-site-association` file and says nothing about them: the association may hold or not.

            ## How to fix it
            Sign the device or the Simulator in to iCloud, turn on Passwords & Keychain there, and open the screen \
            again. If another line appears instead, look that one up.
            """,
        of: \.loggedStrongPasswords
    ) { logged in
        guard case .strongPasswordsNotShown(let bundle, .keychainDisabled) = logged.statement else { return nil }
        return logged.observation(
            "iOS offers no strong password in \(plain: bundle) because iCloud Keychain is off on this device, which has nothing to do with the site",
            label: "device setting",
            help:
                "sign the device or Simulator in to iCloud and turn on Passwords & Keychain there; this line is no reason to change the app or the site"
        )
    }
}

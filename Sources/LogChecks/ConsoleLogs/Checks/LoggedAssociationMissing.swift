import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedAssociationMissing = Check(
        "AD001", "logged-association-missing", .error, since: "0.1.0", evidence: .reported,
        citations: [.strongPasswordLine, .strongPasswordFix, .passwordAutoFillWorkflow]
            + Citation.settingsOfAutoFill,
        explanation: """
            ## What it finds
            The line `Cannot show Automatic Strong Passwords for app bundleID: … due to error: Cannot save passwords \
            for this app. Make sure you have set up Associated Domains for your app and AutoFill Passwords is enabled \
            in Settings`.

            ## Why it matters
            iOS offers no strong password and will not offer to save one. The line has two possible causes and does \
            not say which one applies: the device knows no domain whose file lists the app, or AutoFill is off in \
            Settings. It names neither the domain nor the Team ID.

            ## How to fix it
            Check each domain that the app claims: `aasa check App.ipa --feature strong-passwords` reads them from the \
            app; with `aasa check example.com --feature strong-passwords --app TEAMID.bundle.id` you name one \
            yourself. If every association holds, turn on AutoFill & Passwords on the device and reinstall the app, \
            which makes the device check again.
            """,
        of: \.loggedStrongPasswords
    ) { logged in
        guard case .strongPasswordsNotShown(let bundle, .cannotSave) = logged.statement else { return nil }
        return logged.observation(
            "iOS offers no strong password in \(plain: bundle): either it knows no associated domain to save one under, or AutoFill is off",
            label: "either the association or the setting",
            notes: [Note("to read the domains from the app: aasa check App.ipa --feature strong-passwords")],
            help:
                "fix what the check reports and reinstall the app; if the association holds, turn on AutoFill: \(.autoFillSetting)",
            confirmation: logged.confirmation)
    }
}

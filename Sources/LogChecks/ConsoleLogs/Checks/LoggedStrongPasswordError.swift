import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedStrongPasswordError = Check(
        "AD003", "logged-strong-password-error", .error, since: "0.1.0", evidence: .reported,
        citations: [.strongPasswordLine, .developerReports],
        explanation: """
            ## What it finds
            The line `Cannot show Automatic Strong Passwords for app bundleID: … due to error: …` with an error text \
            that appears in none of the public reports.

            ## Why it matters
            iOS offers no strong password. The meaning of the text is unknown, so it is shown as it is and not \
            interpreted.

            ## How to fix it
            Rule out the known causes: check the association (`aasa check example.com --feature strong-passwords --app \
            TEAMID.bundle.id`), and make sure that iCloud Keychain and AutoFill & Passwords are on. If you find out \
            what the text means, open an issue with the line to help others.
            """,
        of: \.loggedStrongPasswords
    ) { logged in
        guard case .strongPasswordsNotShown(let bundle, .other(let text)) = logged.statement else { return nil }
        return logged.observation(
            "iOS offers no strong password in \(plain: bundle) for a reason whose meaning is not public: \(text)",
            label: "not in any public report",
            help:
                "rule out the known causes: the association, iCloud Keychain, and AutoFill & Passwords in Settings",
            confirmation: logged.confirmation)
    }
}

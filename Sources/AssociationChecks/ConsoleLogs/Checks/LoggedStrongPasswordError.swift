import AssociationModel
import Findings

extension Check {
    /// The set of texts is open; what is not known is shown as it is.
    static let loggedStrongPasswordError = Check(
        "AD003", "logged-strong-password-error", .error, since: "0.1.0", evidence: .reported,
        citations: [.strongPasswordLine, .developerReports],
        explanation: """
            ## What it finds
            The line `Cannot show Automatic Strong Passwords for app bundleID: … due to error: …` with a text after \
            it that is in none of the public reports.

            ## Why it matters
            iOS offers no strong password. What the text means is not known to us, so it is shown as it stands and \
            nothing is made of it.

            ## How to fix it
            Rule out the causes that are known: check the association (`aasa check example.com --feature \
            strong-passwords --app TEAMID.bundle.id`), and that iCloud Keychain and AutoFill & Passwords are on. If you \
            find out what the text means, an issue with the line helps the next one.
            """,
        of: \.loggedStrongPasswords
    ) { logged in
        guard case .strongPasswordsNotShown(let bundle, .other(let text)) = logged.statement else { return [] }
        return [
            logged.observation(
                "iOS offers no strong password in \(plain: bundle), for a reason whose meaning is not public: \(text)",
                label: "not in any public report",
                help: "rule out what is known: the association, iCloud Keychain, AutoFill & Passwords in Settings",
                confirmation: logged.confirmation)
        ]
    }
}

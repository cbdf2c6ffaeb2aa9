import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    private static func app(_ bundle: String?) -> Message { bundle.map { " in \(plain: $0)" } ?? "" }

    /// Why iOS offers no strong password.
    static let strongPasswords: [LogLine<LoggedSubject>] = [
        LogLine(
            "AD001", "logged-association-missing", .error, .reported,
            [.strongPasswordLine, .strongPasswordFix, .passwordAutoFillWorkflow] + Citation.settingsOfAutoFill,
            explanation: """
                ## What it finds
                The line `Cannot show Automatic Strong Passwords for app bundleID: … due to error: Cannot save \
                passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill \
                Passwords is enabled in Settings`.

                ## Why it matters
                iOS offers no strong password and will not offer to save one. The line has two possible causes and \
                does not say which one applies: the device knows no domain whose file lists the app, or AutoFill is \
                off in Settings. It names neither the domain nor the Team ID.

                ## How to fix it
                Check each domain that the app claims: `aasa check App.ipa --feature strong-passwords` reads them from \
                the app; with `aasa check example.com --feature strong-passwords --app TEAMID.bundle.id` you name one \
                yourself. If every association holds, turn on AutoFill & Passwords on the device and reinstall the \
                app, which makes the device check again.
                """
        ) { logged in
            guard case .strongPasswordsNotShown(let bundle, .cannotSave) = logged.statement else { return nil }
            return logged.observation(
                "iOS offers no strong password\(app(bundle)): either it knows no associated domain to save one under, or AutoFill is off",
                label: "either the association or the setting",
                notes: [Note("to read the domains from the app: aasa check App.ipa --feature strong-passwords")],
                help:
                    "fix what the check reports and reinstall the app; if the association holds, turn on AutoFill: \(.autoFillSetting)",
                confirmation: logged.confirmation)
        },
        LogLine(
            "AD002", "logged-keychain-disabled", .warning, .reported,
            [.strongPasswordLine, .autoFillSettings, .developerReports],
            explanation: """
                ## What it finds
                The line `Cannot show Automatic Strong Passwords for app bundleID: … due to error: iCloud Keychain is \
                disabled`.

                ## Why it matters
                iOS offers no strong password because it could not save one: the device or Simulator is not signed in \
                to iCloud, or iCloud Keychain is off. This has nothing to do with the website or its \
                `apple-app-site-association` file and says nothing about them: the association may hold or not.

                ## How to fix it
                Sign the device or the Simulator in to iCloud, turn on Passwords & Keychain there, and open the screen \
                again. If another line appears instead, look that one up.
                """
        ) { logged in
            guard case .strongPasswordsNotShown(let bundle, .keychainDisabled) = logged.statement else { return nil }
            return logged.observation(
                "iOS offers no strong password\(app(bundle)) because iCloud Keychain is off on this device, which has nothing to do with the site",
                label: "device setting",
                help:
                    "sign the device or Simulator in to iCloud and turn on Passwords & Keychain there; this line is no reason to change the app or the site"
            )
        },
        LogLine(
            "AD003", "logged-strong-password-error", .error, .reported, [.strongPasswordLine, .developerReports],
            explanation: """
                ## What it finds
                The line `Cannot show Automatic Strong Passwords for app bundleID: … due to error: …` with an error \
                text that appears in none of the public reports, or cut off before it.

                ## Why it matters
                iOS offers no strong password. The meaning of the text is unknown, so it is shown as it is and not \
                interpreted.

                ## How to fix it
                Rule out the known causes: check the association (`aasa check example.com --feature strong-passwords \
                --app TEAMID.bundle.id`), and make sure that iCloud Keychain and AutoFill & Passwords are on. If you \
                find out what the text means, open an issue with the line to help others.
                """
        ) { logged in
            guard case .strongPasswordsNotShown(let bundle, .other(let text)) = logged.statement else { return nil }
            guard !text.isEmpty else {
                return logged.observation(
                    "iOS offers no strong password\(app(bundle)), and the line ends before its reason",
                    label: "cut off here", help: "copy the line to its end: the reason follows “due to error:”",
                    confirmation: logged.confirmation)
            }
            return logged.observation(
                "iOS offers no strong password\(app(bundle)) for a reason whose meaning is not public: \(text)",
                label: "not in any public report",
                help:
                    "rule out the known causes: the association, iCloud Keychain, and AutoFill & Passwords in Settings",
                confirmation: logged.confirmation)
        },
        LogLine(
            "AD004", "logged-pattern-alone", .note, .definition, [.toolkit],
            explanation: """
                ## What it finds
                The format string of the strong-password line, `Cannot show Automatic Strong Passwords for app \
                bundleID: %{public}@ due to error: %{public}@`, as documents quote it.

                ## Why it matters
                It has placeholders where the app and the error belong. It is not a message from a device, and says \
                nothing about any app.

                ## How to fix it
                Take the line from the device itself: open Console on a Mac, choose the device, filter by `Automatic \
                Strong Passwords`, and tap the password field. Then pass that line to `aasa triage`.
                """
        ) { logged in
            guard case .strongPasswordsNotShown(_, .pattern) = logged.statement else { return nil }
            return logged.observation(
                "this is the format string of the line, not a line from a device: it names neither an app nor an error",
                label: "placeholders", help: "take the line from the device's own log")
        },
    ]
}

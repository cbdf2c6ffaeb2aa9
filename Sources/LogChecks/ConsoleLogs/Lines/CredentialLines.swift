import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    /// The shared web credentials functions.
    static let credentials: [LogLine<LoggedSubject>] = [
        LogLine(
            "AD040", "logged-autofill-off", .warning, .documented,
            [.sharedCredentialSource] + Citation.settingsOfAutoFill,
            explanation: """
                ## What it finds
                `Password AutoFill for iCloud Keychain must be enabled in Settings > Passwords to save passwords`: the \
                error of `SecAddSharedWebCredential` with errSecBadReq. Older systems say `Autofill is not enabled in \
                Safari settings`.

                ## Why it matters
                AutoFill is off on the device, so the password that the app passed was not saved. The association was \
                not checked: it may hold or not.

                ## How to fix it
                Turn on AutoFill in Settings (General > AutoFill & Passwords since iOS 18, Passwords from iOS 14 to \
                17) and try again. An app can't turn it on, but it can tell the person.
                """,
            saying: "a password was not saved because AutoFill is off on this device", label: "device setting",
            help: "turn on AutoFill (\(.autoFillSetting)) and try again"),
        LogLine(
            "AD041", "logged-domain-not-claimed", .error, .documented, [.sharedCredentialSource, .entitlement],
            explanation: """
                ## What it finds
                `… not found in com.apple.developer.associated-domains entitlement`: the error of \
                `SecAddSharedWebCredential` with errSecMissingEntitlement (−34018).

                ## Why it matters
                The signed app has no `webcredentials:` entry for the host that the app passed. The website was not \
                contacted. An entry for `www.example.com` does not cover `example.com`, or the reverse.

                ## How to fix it
                Add `webcredentials:` and exactly that host to the app's associated domains, or pass a host that is \
                already there. `aasa check App.ipa` shows what the signed app claims, which may be less than the \
                project declares.
                """
        ) { logged in
            guard case .sharedCredential(.notClaimed(let domain)) = logged.statement else { return nil }
            return logged.observation(
                "the signed app has no entry webcredentials:\(plain: domain)",
                label: "not claimed by the app",
                notes: [Note("to see what the signed app claims: aasa check App.ipa")],
                help: "add webcredentials:\(plain: domain) to the app's associated domains, and sign the app again",
                confirmation: logged.confirmation)
        },
        LogLine(
            "AD042", "logged-site-not-approved", .error, .documented,
            [.sharedCredentialSource, .passwordAutoFillDomains],
            explanation: """
                ## What it finds
                `"…" failed to approve "…"`: the error of `SecAddSharedWebCredential` with errSecAuthFailed (−25293).

                ## Why it matters
                The app claims the domain, but the device does not have the site's approval: the domain's file does \
                not list the app under `webcredentials`, or could not be fetched or read. So the password was not saved.

                ## How to fix it
                Run the check that the finding names. List the app under `webcredentials`, `apps` in \
                `https://…/.well-known/apple-app-site-association`, and reinstall the app.
                """
        ) { logged in
            guard case .sharedCredential(.notApproved(let domain, let app)) = logged.statement else { return nil }
            return logged.observation(
                "the device has no approval from \(plain: domain) for \(plain: app)", label: "not approved by the site",
                help: "list the app under webcredentials in the domain's file; then reinstall the app",
                confirmation: logged.confirmation)
        },
        LogLine(
            "AD043", "logged-access-refused", .warning, .documented, [.sharedCredentialSource],
            explanation: """
                ## What it finds
                `User denied access to "…" by "…"`: the error of `SecAddSharedWebCredential` with errSecAuthFailed \
                (−25293).

                ## Why it matters
                The person who uses the device did not let the app use the domain's passwords. The device remembers \
                that choice as the entry's user approval. The association itself may be fine.

                ## How to fix it
                The choice is that person's to make. On a test device, delete the app, install it again, and allow \
                access when asked.
                """
        ) { logged in
            guard case .sharedCredential(.userDenied(let domain, let app)) = logged.statement else { return nil }
            return logged.observation(
                "the user denied \(plain: app) access to the passwords of \(plain: domain)",
                label: "choice made on this device",
                help: "on a test device, delete the app, install it again, and allow access when asked")
        },
        LogLine(
            "AD044", "logged-argument-missing", .error, .documented, [.sharedCredentialSource],
            explanation: """
                ## What it finds
                `No account provided` or `No domain provided`: the error of `SecAddSharedWebCredential` with \
                errSecParam (−50).

                ## Why it matters
                The app called the function with an empty user name or domain. Nothing was saved, and the association \
                was not checked.

                ## How to fix it
                Pass the domain exactly as it appears in the entitlement, without `https://` and without a path, and \
                the user name that was typed. Read the user name before its field is cleared.
                """
        ) { logged in
            guard case .sharedCredential(.argumentMissing(let text)) = logged.statement else { return nil }
            return logged.observation(
                "the app tried to save a password without a required argument: \(text)",
                help: text.contains("domain")
                    ? "pass the host as it is in the entitlement, without a scheme"
                    : text.contains("account")
                        ? "read the user name before its field is cleared, and pass it"
                        : "pass the host as it is in the entitlement, and the user name, read before its field is cleared"
            )
        },
        LogLine(
            "AD045", "logged-password-never-saved", .note, .documented, [.sharedCredentialSource],
            explanation: """
                ## What it finds
                `Item already exists for this server`: the error of `SecAddSharedWebCredential` with \
                errSecDuplicateItem (−25299).

                ## Why it matters
                The wording is misleading: according to the published source, this error occurs where the person chose \
                never to save passwords for the site. There need not be any password, and the association is fine, or \
                the call would have failed earlier.

                ## How to fix it
                Nothing to fix in the app. On a test device, remove the site from the list of sites whose passwords \
                are never saved, in the password settings.
                """,
            saying: "a password was not saved because the user chose never to save passwords for this site",
            label: "means “never”, not “already there”"),
        LogLine(
            "AD046", "logged-plugin-save-failed", .error, .reported, [.savePasswordPlugin, .savePasswordReport],
            explanation: """
                ## What it finds
                `URL is required for iOS shared web credentials` or `Failed to save credential`, from the plugin \
                capacitor-autofill-save-password.

                ## Why it matters
                The password was not saved. The first means that `promptDialog` was called without `url`. The second \
                stands for any failure of `SecAddSharedWebCredential`, or of `ASCredentialDataManager` since iOS 26.2: \
                no association with that host, a URL where a host belongs, AutoFill that is off, or somebody who said \
                no. The reason is in the `code` of the exception.

                ## How to fix it
                Pass the bare host, `url: "example.com"`, exactly as in `webcredentials:example.com` of the app's \
                associated domains, without `https://`. Print the exception's `code`, and check the host with `aasa \
                check example.com --feature shared-credentials --app TEAMID.bundle.id`.
                """
        ) { logged in
            guard case .passwordNotSaved(let lacksURL) = logged.statement else { return nil }
            return logged.observation(
                lacksURL
                    ? "a Capacitor plugin saved no password: promptDialog was called without a URL"
                    : "a Capacitor plugin saved no password as a shared web credential, and the line does not say why",
                label: "not saved",
                help: lacksURL
                    ? "pass the bare host of webcredentials: url: \"example.com\", without https://"
                    : "pass the bare host of webcredentials as “url”, without https://, and print the exception's “code”, which has the reason",
                confirmation: logged.confirmation)
        },
    ]
}

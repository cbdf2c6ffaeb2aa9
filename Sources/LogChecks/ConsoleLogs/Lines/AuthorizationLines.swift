import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    /// Passkeys, passwords on request and web sessions.
    static let authorizations: [LogLine<LoggedSubject>] = [
        LogLine(
            "AD010", "logged-app-not-associated", .error, .reported, [.passkeys, .passkeyErrors, .developerReports],
            explanation: """
                ## What it finds
                `Application with identifier … is not associated with domain …`, usually the reason in an \
                `AuthorizationError` 1004: a request for a passkey or a password failed.

                ## Why it matters
                The device has no approved `webcredentials` association between the app and that domain. The signed \
                app may lack the entry, the file may not list the identifier, Apple's CDN may have no copy or an old \
                one, or the relying party ID may not be the domain in the entry. `applinks` alone is not enough.

                ## How to fix it
                Run the check that the finding names: it looks at the entry, the server and the CDN copy. The \
                identifier in the line is the one that the app really has: list it under `webcredentials` in the file, \
                character for character. Then reinstall the app.
                """
        ) { logged in
            guard case .notAssociated(let app, let domain, forCallback: false) = logged.statement else { return nil }
            let host = LoggedHost.name(domain, hidden: "DOMAIN")
            let name = LoggedHost.name(app, hidden: "the app")
            return logged.observation(
                "the device has no approved association between \(plain: app) and \(plain: domain)",
                label: "no passkey or password for this domain", notes: LoggedHost.notes(on: domain),
                help: LoggedHost.canBeAssociated(domain)
                    ? "claim webcredentials:\(plain: host) in the signed app, list \(plain: name) under webcredentials in that domain's file, and reinstall the app"
                    : "use a public host name in place of \(plain: host), such as a tunnel's for tests: as the relying party ID, in webcredentials of the signed app, and for the file",
                confirmation: logged.confirmation)
        },
        LogLine(
            "AD011", "logged-callback-not-associated", .error, .reported, [.httpsCallback, .forum("805416")],
            explanation: """
                ## What it finds
                `Application with identifier … is not associated with domain …. Using HTTPS callbacks requires \
                Associated Domains using the webcredentials service type for …`: the app started a web session whose \
                callback is an https address.

                ## Why it matters
                The session ends at once, and the app gets error 1, `canceledLogin`, the same as when a person \
                cancels. An association for `applinks` does not count: the app must claim the callback's host for \
                `webcredentials`, and that host's file must list the app for it.

                ## How to fix it
                Add `webcredentials:` and the host to the app's associated domains, and list the app under \
                `webcredentials` in that host's file. Then reinstall the app. Before iOS 17.4, only custom schemes work.
                """
        ) { logged in
            guard case .notAssociated(let app, let domain, forCallback: true) = logged.statement else { return nil }
            let host = LoggedHost.name(domain, hidden: "DOMAIN")
            let name = LoggedHost.name(app, hidden: "the app")
            return logged.observation(
                "a web session can't return to \(plain: domain): the device has no webcredentials association between \(plain: app) and that host",
                label: "reported to the app as a cancellation", notes: LoggedHost.notes(on: domain),
                help:
                    "claim webcredentials:\(plain: host) (applinks is not enough), list \(plain: name) under webcredentials in that host's file, and reinstall the app",
                confirmation: logged.confirmation)
        },
        LogLine(
            "AD012", "logged-association-unverified", .warning, .reported, [.forum("771094"), .passkeys],
            explanation: """
                ## What it finds
                `Unable to verify webcredentials association of … with domain …. Please try again in a few seconds.`, \
                given as the reason of `AuthorizationError` 1004.

                ## Why it matters
                The device has not reached a verdict on the association. Right after an installation that may pass by \
                itself; developers also report cases where it did not, because the file could not be fetched or read.

                ## How to fix it
                Wait a minute and launch the app again. If the line comes back, run the check that the finding names, \
                and see whether Apple's CDN has a copy of the file.
                """
        ) { logged in
            guard case .notVerified(let app, let domain) = logged.statement else { return nil }
            return logged.observation(
                "the device has not verified the association between \(plain: app) and \(plain: domain)",
                label: "no verdict yet", notes: LoggedHost.notes(on: domain),
                help:
                    "wait a minute and launch the app again; if the line comes back, find out with aasa check why the file can't be fetched or read",
                confirmation: logged.confirmation)
        },
        LogLine(
            "AD013", "logged-identifier-missing", .error, .reported,
            [.sharedCredentialSource, .passkeyErrors, .developerReports],
            explanation: """
                ## What it finds
                `The calling process does not have an application identifier. Make sure it is properly configured.`, \
                or `Missing application-identifier entitlement`.

                ## Why it matters
                The process is not signed with an identifier: it is an unsigned or ad-hoc build, a command-line tool, \
                or a test runner. No file can list a process without an identifier, so no passkey and no shared \
                password works.

                ## How to fix it
                Sign the app with a provisioning profile of your team; on the Mac the entitlement is \
                `com.apple.application-identifier`. `aasa check App.app` shows the identifier that a build is signed \
                with.
                """
        ) { logged in
            guard case .noApplicationIdentifier = logged.statement else { return nil }
            return logged.observation(
                "the calling process is not signed with an application identifier", label: "unsigned or ad hoc",
                notes: [Note("to confirm it: aasa check App.app, with the path of the app that ran")],
                help: "sign the app with a provisioning profile of your team")
        },
        LogLine(
            "AD014", "logged-authorization-failed", .warning, .reported,
            [.authorizationErrors, .passkeyErrors, .reactNativePasskey, .reactNativePasskeys],
            explanation: """
                ## What it finds
                `com.apple.AuthenticationServices.AuthorizationError` 1004 without one of the known reasons, or `The \
                request failed. No Credentials were returned.`, which react-native-passkey prints for 1004 on Apple's \
                systems. Also `Your app is not properly configured` and `Your Apple app site association is not \
                properly configured`, which libraries for React Native print for error 4004.

                ## Why it matters
                1004, `failed`, has many causes. A missing association is the most common one, but the code does not \
                prove it. The reason is in the error's `NSLocalizedFailureReasonErrorKey`; `localizedDescription` \
                often leaves it out. 4004 is not documented; the libraries take it for a wrong configuration.

                ## How to fix it
                Print the whole error (`print(error as NSError)`), or take the device's log from that moment, and look \
                for `Application with identifier … is not associated with domain …`. Then check that domain.
                """
        ) { logged in
            switch logged.statement {
            case .authorizationError(1_004):
                return logged.observation(
                    "a request for a passkey or password failed with 1004, which has many causes, including a missing association",
                    label: "the line gives no reason",
                    help: "print the error's NSLocalizedFailureReasonErrorKey: it names the app and the domain")
            case .passkeyLibraryFailed(1_004):
                return logged.observation(
                    "react-native-passkey got error 1004, which has many causes, including a missing association",
                    label: "the library leaves the reason out",
                    help:
                        "look in the device's log for “is not associated with domain”: it names the app and the domain"
                )
            case .passkeyLibraryFailed:
                return logged.observation(
                    "a passkey library says the app is not properly configured: on Apple's systems that stands for error 4004, which is not documented",
                    label: "the library leaves the reason out",
                    help:
                        "run aasa check DOMAIN --feature passkeys --app TEAMID.bundle.id; on Android, look at assetlinks.json"
                )
            default: return nil
            }
        },
        LogLine(
            "AD015", "logged-authorization-ended", .note, .documented, [.authorizationErrors, .passkeyErrors],
            explanation: """
                ## What it finds
                `com.apple.AuthenticationServices.AuthorizationError` with a code other than 1004: 1000 unknown, 1001 \
                canceled, 1002 invalid response, 1003 not handled, 1005 not interactive (developers report: no \
                credential on the device), 1006 a credential that the request excludes already exists, 1010 the device \
                is not set up for passkeys. Other codes are shown as they are.

                ## Why it matters
                These codes say how a request ended. None is known to mean that an association is missing.

                ## How to fix it
                As far as the association goes, there is nothing to fix. For 1001, find out whether a person \
                cancelled; for 1005, whether there is a passkey or password for the domain; for 1010, whether a \
                passcode and iCloud Keychain are set up.
                """
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
        },
        LogLine(
            "AD062", "logged-authorization-sheet-refused", .warning, .reported, [.forum("774904"), .passkeyErrors],
            explanation: """
                ## What it finds
                `Told not to present authorization sheet`, usually with `AuthenticationServicesCore.AuthorizationError` \
                1 and followed by `AuthorizationError` 1004.

                ## Why it matters
                The system refused a request for a passkey or password before it showed anything. The line does not \
                say why; the next ones may. Developers report it for web views that ask for passkeys of sites with \
                which the app has no `webcredentials` association, in apps without Apple's entitlement for browsers, \
                and for requests that were not made on the main thread.

                ## How to fix it
                Look for `is not associated with domain` near the line: it names the app and the domain. In a web view, \
                claim the site's relying party ID as `webcredentials:`, and list the app in its file; a browser for \
                any site needs `com.apple.developer.web-browser.public-key-credential` from Apple. Call \
                `performRequests()` on the main thread, and keep the controller until it ends.
                """,
            saying: "the system refused to show its sheet for a passkey or password, and the line does not say why",
            label: "a missing association is one of several causes",
            notes: [Note("to rule out the association: aasa check DOMAIN --feature passkeys --app TEAMID.bundle.id")],
            help:
                "look for “is not associated with domain” near the line; in a web view, the site has to be one that the app claims under webcredentials"
        ),
        LogLine(
            "AD016", "logged-session-canceled", .note, .reported, [.forum("805416"), .httpsCallback],
            explanation: """
                ## What it finds
                `com.apple.AuthenticationServices.WebAuthenticationSession` with a code and no reason: 1, 2 or 3.

                ## Why it matters
                1 is `canceledLogin`: somebody closed the window. But an app also gets 1 when its https callback names \
                a host that it is not associated with; the error then has a reason that says so. The code alone does \
                not tell the two apart. 2 and 3 mean that the app set no presentation context, or an invalid one.

                ## How to fix it
                If nobody cancelled, print the error's `NSLocalizedFailureReasonErrorKey`. With `.https(host:path:)`, \
                check the host: `aasa check example.com --feature https-callback --app TEAMID.bundle.id`.
                """
        ) { logged in
            guard case .sessionError(let code) = logged.statement else { return nil }
            guard code == 1 else {
                let meaning: Message =
                    switch code {
                    case 2: "the app set no presentation context"
                    case 3: "the app's presentation context is invalid"
                    default: "meaning unknown"
                    }
                return logged.observation("a web session ended with \(code) (\(meaning))")
            }
            return logged.observation(
                "a web session ended with 1: someone cancelled, or its https callback names a host without an association",
                help:
                    "if nobody cancelled, check the host of the callback: aasa check DOMAIN --feature https-callback --app TEAMID.bundle.id"
            )
        },
    ]
}

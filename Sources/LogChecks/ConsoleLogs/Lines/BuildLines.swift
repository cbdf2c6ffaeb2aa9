import AssociationModel
import Findings
import Judging
import SignUpScreens

extension ConsoleLogChecks {
    /// Signing, uploading and starting an app, and a library in it.
    static let builds: [LogLine<LoggedSubject>] = [
        LogLine(
            "AD050", "logged-capability-unsupported", .error, .reported,
            [.configuringDomain, .profiles, .profileReports, .personalTeamReport],
            explanation: """
                ## What it finds
                A line of Xcode or `xcodebuild`: a provisioning profile that `doesn't support the Associated Domains \
                capability` or `doesn't include the com.apple.developer.associated-domains entitlement`, a product \
                that `requires a provisioning profile with the Associated Domains feature`, or `Personal development \
                teams … do not support the Associated Domains capability`. Also `Unsatisfied entitlements: \
                com.apple.developer.associated-domains`, which macOS logs when it ends such an app at its start.

                ## Why it matters
                The app claims associated domains, and what it is signed with does not allow them. The build stops \
                there. A profile keeps the capabilities that its App ID had when the profile was made, so one that is \
                older than the capability has to be made again. A free (personal) team cannot have the capability at \
                all.

                ## How to fix it
                Enable Associated Domains for the App ID at developer.apple.com under Identifiers, generate the \
                profile again, and sign with the new one. Automatic signing does both for a team of the Apple \
                Developer Program; for EAS, `eas credentials` deletes and makes the profile. Where an export fails, \
                the export options may name another profile. With a free team, remove the capability from the target: \
                the app then builds, and has no associated domains.
                """
        ) { logged in
            guard case .capabilityUnsupported(let refusal) = logged.statement else { return nil }
            let wording = CapabilityWording(refusal: refusal)
            return logged.observation(
                wording.message, label: refusal.origin == .launch ? "killed at launch" : "the build can't be signed",
                notes: wording.notes, help: wording.help)
        },
        LogLine(
            "AD051", "logged-entitlement-lost", .error, .reported,
            [.resignedReport, .rejectedEntryReport, .keyOutsideProfileReport, .entitlement],
            explanation: """
                ## What it finds
                `Invalid Code Signing Entitlements` for `com.apple.developer.associated-domains` in the App Store's \
                answer to an upload: ITMS-90046 (a value that is not supported), ITMS-90163 (a key that is not in the \
                profile) or ITMS-90164 (a value that the profile doesn't allow).

                ## Why it matters
                The upload is refused. The value `*` is what a provisioning profile has: developers report it for apps \
                that were signed again with the profile's entitlements in place of their own, so that every domain was \
                lost. Any other value is an entry of the app that the App Store can't read, such as \
                `applinks:https://example.com`.

                ## How to fix it
                For `*`, sign with the app's own entitlements: pass its .entitlements file to whatever signs it, and \
                sign with the profile that was made for this app. For another value, write `service:host`, without \
                `https://`, spaces or a port. For a key that is not in the profile, enable Associated Domains for the \
                App ID and generate the profile again.
                """
        ) { logged in
            guard case .entitlementRejected(let rejection) = logged.statement else { return nil }
            let subject: Message = rejection.executable.map { "\(plain: $0)" } ?? "the app"
            return
                switch rejection.reason
            {
            case .value("*"):
                logged.observation(
                    "\(subject) is signed with “*” in place of its associated domains, and the App Store refuses that",
                    label: "the upload is refused",
                    notes: [Note("developers report this for apps that were signed again: “*” is the profile's value")],
                    help:
                        "sign with the app's own .entitlements file, not with the entitlements of the provisioning profile"
                )
            case .value(let value):
                logged.observation(
                    "\(subject) claims \(value), and the App Store refuses that as an associated domain",
                    label: "the upload is refused",
                    help:
                        "write each entry as service:host, such as applinks:example.com; aasa check ENTRY says what is wrong with one"
                )
            case .notInProfile:
                logged.observation(
                    "\(subject) claims associated domains, and the provisioning profile in it doesn't allow them",
                    label: "the upload is refused",
                    notes: [Note("to see both: aasa check App.ipa, with the path of the app that was uploaded")],
                    help:
                        "enable Associated Domains for the App ID at developer.apple.com, generate the profile again, and sign with the new one"
                )
            }
        },
        LogLine(
            "AD052", "logged-framework-not-loaded", .error, .reported, [.weakFrameworkReport, .weakFrameworkFix],
            explanation: """
                ## What it finds
                `Library not loaded: /System/Library/Frameworks/AuthenticationServices.framework/…`, from the dynamic \
                linker (`dyld`) or in a crash report.

                ## Why it matters
                The app ends before its first line runs, because the system is older than the framework: \
                AuthenticationServices came with iOS 12 and macOS 10.15. Often a library links it: developers report \
                AppAuth, Auth0 and Okta. No file on a server and no entitlement has anything to do with it.

                ## How to fix it
                Raise the deployment target to iOS 12 or macOS 10.15, or link the framework weakly: Optional under \
                Link Binary With Libraries, `weak_frameworks` in a podspec, `-weak_framework AuthenticationServices` \
                for the linker. Code that uses it then needs `if #available`.
                """,
            saying: "the app can't start: this system has no AuthenticationServices framework",
            label: "not a matter of associated domains",
            help: "raise the deployment target to iOS 12 or macOS 10.15, or link AuthenticationServices weakly"),
        LogLine(
            "AD053", "logged-delegate-missing", .warning, .reported, [.msalDelegateMessage, .nativeAuthSignUpTutorial],
            explanation: """
                ## What it finds
                `MSALNativeAuth has called the delegate method … that has not been implemented`, the error of \
                Microsoft’s MSAL for iOS and macOS when the app’s delegate has no such method.

                ## Why it matters
                The methods are optional in the Objective-C sense, so the compiler asks for none of them, and one with \
                other labels is a different method. MSAL ends that sign-up or sign-in with an error. Associated \
                domains play no part in it.

                ## How to fix it
                Implement the method with exactly MSAL’s labels: `onSignUpAttributesRequired(attributes:newState:)`, \
                for example, and not `onSignUpAttributesRequired(newState:)`, which Microsoft’s tutorial showed. A \
                private method is not found either. `aasa screens` finds the misnamed method in Swift sources.
                """
        ) { logged in
            guard case .delegateMethodMissing(let name) = logged.statement else { return nil }
            let methods = NativeAuthenticationProtocol.all.flatMap(\.optional).filter { $0.baseName == name }
            let known = methods.map(\.name).uniqued()
            return logged.observation(
                "MSAL called \(name), which the app's delegate doesn't implement", label: "the sign-up or sign-in ends",
                notes: [Note("to find a misnamed one: aasa screens PATH, with the path of the Swift sources")],
                help: known.isEmpty
                    ? "implement \(plain: name) with exactly the labels that MSAL's protocol has"
                    : "implement \(list: known, lastBy: "or"), with exactly these labels")
        },
        LogLine(
            "AD056", "logged-capability-disabled", .warning, .reported, [.syncedCapabilities, .expoCapabilities],
            explanation: """
                ## What it finds
                `Synced capabilities: … Disabled: … Associated Domains`, which `eas build` and `eas credentials` print \
                when they have turned the capability off for the App ID.

                ## Why it matters
                Before a build, EAS makes the App ID's capabilities equal to the entitlements that it reads from the \
                project. It read no associated domains, so profiles made from now on don't allow them. Developers \
                report this for `associatedDomains` that depend on a variable that only the build server has, and for \
                an entitlements file that the project names nowhere.

                ## How to fix it
                If the app needs its domains, make the resolved configuration name them wherever `eas` runs: look for \
                `com.apple.developer.associated-domains` in `npx expo config --type introspect`. Then build again, so \
                that EAS enables the capability and makes a new profile. `EXPO_NO_CAPABILITY_SYNC=1` keeps EAS from \
                changing capabilities.
                """,
            saying: "EAS turned Associated Domains off for the App ID: it read no associated domains from the project",
            label: "disabled at developer.apple.com",
            help:
                "make npx expo config --type introspect show com.apple.developer.associated-domains where eas runs, and build again"
        ),
    ]
}

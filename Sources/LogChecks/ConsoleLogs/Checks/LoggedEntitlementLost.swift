import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedEntitlementLost = Check(
        "AD051", "logged-entitlement-lost", .error, since: "0.1.0", evidence: .reported,
        citations: [.resignedReport, .rejectedEntryReport, .keyOutsideProfileReport, .entitlement],
        explanation: """
            ## What it finds
            `Invalid Code Signing Entitlements` for `com.apple.developer.associated-domains` in the App Store's answer \
            to an upload: ITMS-90046 (a value that is not supported), ITMS-90163 (a key that is not in the profile) or \
            ITMS-90164 (a value that the profile doesn't allow).

            ## Why it matters
            The upload is refused. The value `*` is what a provisioning profile has: developers report it for apps that \
            were signed again with the profile's entitlements in place of their own, so that every domain was lost. Any \
            other value is an entry of the app that the App Store can't read, such as `applinks:https://example.com`.

            ## How to fix it
            For `*`, sign with the app's own entitlements: pass its .entitlements file to whatever signs it, and sign \
            with the profile that was made for this app. For another value, write `service:host`, without `https://`, \
            spaces or a port. For a key that is not in the profile, enable Associated Domains for the App ID and \
            generate the profile again.
            """,
        of: \.loggedBuilds
    ) { logged in
        guard case .entitlementRejected(let rejection) = logged.statement else { return nil }
        let subject: Message = rejection.executable.map { "\(plain: $0)" } ?? "the app"
        let observation =
            switch rejection.reason {
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
        return observation
    }
}

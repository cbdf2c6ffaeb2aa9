import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let identifiersDisagree = Check(
        "AD703", "identifiers-disagree", .error, since: "0.1.0", evidence: .documented,
        citations: [.profiles, .applinks],
        explanation: """
            ## What it finds
            The application identifier in the signature, the bundle identifier in `Info.plist`, and the provisioning \
            profile do not name the same app; or the signature contains a pattern such as `7D3KX9QW2M.*`. If the \
            project is checked in the same run: none of its configurations builds an app with this identifier, or all \
            of them have another team.

            ## Why it matters
            Websites list one identifier, and the device compares it with the one in the signature. When they \
            disagree, the AASA file was probably written for the other one. With a profile for another app, the device \
            refuses to install the app at all. Re-signing with somebody else's profile leaves this behind.

            ## How to fix it
            Sign with a profile for exactly this bundle identifier, and with entitlements in which \
            `application-identifier` is the prefix, a full stop, and `CFBundleIdentifier`. In Xcode, *Signing & \
            Capabilities* does this automatically.
            """,
        in: \.apps
    ) { subject in
        let app = subject.app
        if let disagreement = subject.projectDisagreement { return [disagreement.observation] }
        guard let signed = app.entitlements?.applicationIdentifier else { return [] }
        if signed.string.utf8.last == UInt8(ascii: "*") {
            return [
                Observation(
                    "the \(app.noun) is signed with the pattern \(signed.string) instead of its own identifier",
                    at: signed.place, label: "value from a profile",
                    help: app.identifier.map { "sign it with \($0.raw)" } ?? "sign it with its own identifier")
            ]
        }
        var found: [Observation] = []
        if let bundle = app.bundleIdentifier, let identifier = AppIdentifier(signed.string),
            !identifier.bundleIdentifier.utf8.elementsEqual(bundle.string.utf8)
        {
            found.append(
                Observation(
                    "the \(app.noun) is signed as \(signed.string), but its Info.plist says \(bundle.string)",
                    at: signed.place, notes: [Note("the bundle identifier is here", at: bundle.place)],
                    help: "sign it again with the identifier in Info.plist"))
        }
        if let profile = app.profile, let allowed = profile.applicationIdentifier, !profile.covers(signed.string) {
            found.append(
                Observation(
                    "the \(app.noun) is signed as \(signed.string), but its profile is for \(allowed.string)",
                    at: signed.place, notes: [Note("the profile is here", at: allowed.place)],
                    help: "sign it with a profile for \(signed.string)"))
        }
        return found
    }
}

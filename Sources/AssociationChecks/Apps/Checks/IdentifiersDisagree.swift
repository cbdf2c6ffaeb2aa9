import AssociationModel
import Findings
import TextFormats

extension Check {
    /// Signature, description and profile name different apps.
    static let identifiersDisagree = Check(
        "AD703", "identifiers-disagree", .error, since: "0.1.0", evidence: .documented,
        citations: [.profiles, .applinks],
        explanation: """
            ## What it finds
            The application identifier in the signature, the bundle identifier in `Info.plist`, and the provisioning profile do \
            not name the same app; or the signature holds a pattern such as `7D3KX9QW2M.*`. Where the project is checked in the \
            same run: no configuration of it builds this app with this identifier, or all have another team.

            ## Why it matters
            Websites list one identifier, and the device compares it with the one in the signature. When they disagree, the AASA \
            file was probably written for the other one. With a profile for another app the device refuses to install at all. \
            This is what re-signing with somebody else's profile leaves behind.

            ## How to fix it
            Sign with a profile for exactly this bundle identifier, and with entitlements in which `application-identifier` is \
            the prefix, a full stop, and `CFBundleIdentifier`. In Xcode, *Signing & Capabilities* does so by itself.
            """,
        of: \.apps
    ) { subject in
        let app = subject.app
        if let disagreement = subject.projectDisagreement { return [disagreement.observation] }
        guard let signed = app.entitlements?.applicationIdentifier else { return [] }
        if signed.string.utf8.last == UInt8(ascii: "*") {
            return [
                Observation(
                    "the \(app.noun) is signed with \(signed.string), a pattern, where its own identifier belongs",
                    at: signed.place, label: "a profile’s value",
                    help: app.identifier.map { "sign it with \($0.raw)" } ?? "sign it with its own identifier")
            ]
        }
        var found: [Observation] = []
        if let bundle = app.bundleIdentifier, let identifier = AppIdentifier(signed.string),
            !identifier.bundleIdentifier.utf8.elementsEqual(bundle.string.utf8)
        {
            found.append(
                Observation(
                    "the \(app.noun) is signed as \(signed.string), and its Info.plist says \(bundle.string)",
                    at: signed.place, notes: [Note("the bundle identifier is here", at: bundle.place)],
                    help: "sign it again with the identifier of Info.plist"))
        }
        if let profile = app.profile, let allowed = profile.applicationIdentifier, !profile.covers(signed.string) {
            found.append(
                Observation(
                    "the \(app.noun) is signed as \(signed.string), and its profile is for \(allowed.string)",
                    at: signed.place, notes: [Note("the profile is here", at: allowed.place)],
                    help: "sign it with a profile for \(signed.string)"))
        }
        return found
    }
}

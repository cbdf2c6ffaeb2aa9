import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedOtherPlatform = Check(
        "AD055", "logged-other-platform", .note, since: "0.1.0", evidence: .reported,
        citations: [.androidAssetLinks, .androidReports],
        explanation: """
            ## What it finds
            An error of Android about passkeys: `RP ID cannot be validated` (50152), `The incoming request cannot be \
            validated`, or an exception of `androidx.credentials`, as apps, React Native and Flutter print them.

            ## Why it matters
            Android does not read the apple-app-site-association file. It looks for the app in \
            `https://<relying party ID>/.well-known/assetlinks.json`, and this toolkit does not check that file. The \
            same app may work on Apple's systems, or fail there for another reason.

            ## How to fix it
            Serve assetlinks.json at the relying party ID with status 200, `application/json` and no redirect. It has \
            to name the app's package, the SHA-256 fingerprint of the certificate that signed this very build (debug, \
            upload and Play's signing keys differ), and the relations `delegate_permission/common.get_login_creds` and \
            `delegate_permission/common.handle_all_urls`; developers report failures with only one of the two.
            """,
        of: \.loggedPasskeyRefusals
    ) { logged in
        guard case .android(let error) = logged.statement else { return nil }
        let message: Message =
            switch error {
            case .relyingPartyUnverified:
                "this is Android: it couldn't verify that the app belongs to the relying party's domain"
            case .security: "this is Android: it refused a passkey, often because it couldn't verify the app's domain"
            case .other: "this is Android: an error of its credential manager"
            }
        return logged.observation(
            message, label: "not about the AASA file",
            help: error == .other
                ? nil
                : "check https://DOMAIN/.well-known/assetlinks.json: the package name, the fingerprint of this build's certificate, both relations"
        )
    }
}

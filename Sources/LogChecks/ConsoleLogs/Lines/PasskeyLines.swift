import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    /// Browsers and Android about passkeys.
    static let passkeys: [LogLine<LoggedSubject>] = [
        LogLine(
            "AD054", "logged-related-origin", .error, .reported,
            [.relatedOrigins, .relatedOriginRequests, .chromiumPasskeyErrors],
            explanation: """
                ## What it finds
                A browser's `SecurityError` about a passkey: `The relying party ID is not a registrable domain suffix \
                of, nor equal to the current domain.`, with or without a second sentence about `.well-known/webauthn`, \
                in the words of Chromium or WebKit, or `The RP ID "…" is invalid for this domain` of SimpleWebAuthn.

                ## Why it matters
                A page may use its own domain as the relying party ID, or a parent of it, but no public suffix. For \
                any other, the browser asks `https://<relying party ID>/.well-known/webauthn`, which must list the \
                page's origin. The apple-app-site-association file plays no part in this: it speaks for apps, not for \
                pages.

                ## How to fix it
                Use a relying party ID that is the page's domain or a parent of it: no scheme, no port. To share \
                passkeys between domains, serve `{"origins": ["https://app.example.com"]}` at `/.well-known/webauthn` \
                of the relying party ID, over HTTPS, with status 200 and `Content-Type: application/json`. A browser \
                has to support at least five different names before the public suffix; entries beyond its limit are \
                ignored.
                """
        ) { logged in
            guard case .relyingPartyRefused(let refusal) = logged.statement else { return nil }
            let wording = RelyingPartyWording(refusal: refusal)
            let identifier: Message = refusal.identifier.map { "the relying party ID \($0)" } ?? "the relying party ID"
            let page: Message = refusal.origin.map { "the page \($0)" } ?? "the page"
            return logged.observation(
                "a browser doesn't let \(page) use \(identifier)\(wording.problem)", label: "no passkey on this page",
                notes: [Note("this is about web pages; for an app, webcredentials in the AASA file decides")],
                help: wording.help)
        },
        LogLine(
            "AD055", "logged-other-platform", .note, .reported, [.androidAssetLinks, .androidReports],
            explanation: """
                ## What it finds
                An error of Android about passkeys: `RP ID cannot be validated` (50152), `The incoming request cannot \
                be validated`, or an exception of `androidx.credentials`, as apps, React Native and Flutter print them.

                ## Why it matters
                Android does not read the apple-app-site-association file. It looks for the app in `https://<relying \
                party ID>/.well-known/assetlinks.json`, and this toolkit does not check that file. The same app may \
                work on Apple's systems, or fail there for another reason.

                ## How to fix it
                Serve assetlinks.json at the relying party ID with status 200, `application/json` and no redirect. It \
                has to name the app's package, the SHA-256 fingerprint of the certificate that signed this very build \
                (debug, upload and Play's signing keys differ), and the relations \
                `delegate_permission/common.get_login_creds` and `delegate_permission/common.handle_all_urls`; \
                developers report failures with only one of the two.
                """
        ) { logged in
            guard case .android(let error) = logged.statement else { return nil }
            let message: Message =
                switch error {
                case .relyingPartyUnverified:
                    "this is Android: it couldn't verify that the app belongs to the relying party's domain"
                case .security:
                    "this is Android: it refused a passkey, often because it couldn't verify the app's domain"
                case .other: "this is Android: an error of its credential manager"
                }
            return logged.observation(
                message, label: "not about the AASA file",
                help: error == .other
                    ? nil
                    : "check https://DOMAIN/.well-known/assetlinks.json: the package name, the fingerprint of this build's certificate, both relations"
            )
        },
    ]
}

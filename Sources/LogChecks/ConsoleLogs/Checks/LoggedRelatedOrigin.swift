import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedRelatedOrigin = Check(
        "AD054", "logged-related-origin", .error, since: "0.1.0", evidence: .reported,
        citations: [.relatedOrigins, .relatedOriginRequests, .chromiumPasskeyErrors],
        explanation: """
            ## What it finds
            A browser's `SecurityError` about a passkey: `The relying party ID is not a registrable domain suffix of, \
            nor equal to the current domain.`, with or without a second sentence about `.well-known/webauthn`, in the \
            words of Chromium or WebKit, or `The RP ID "…" is invalid for this domain` of SimpleWebAuthn.

            ## Why it matters
            A page may use its own domain as the relying party ID, or a parent of it, but no public suffix. For any \
            other, the browser asks `https://<relying party ID>/.well-known/webauthn`, which must list the page's \
            origin. The apple-app-site-association file plays no part in this: it speaks for apps, not for pages.

            ## How to fix it
            Use a relying party ID that is the page's domain or a parent of it: no scheme, no port. To share passkeys \
            between domains, serve `{"origins": ["https://app.example.com"]}` at `/.well-known/webauthn` of the \
            relying party ID, over HTTPS, with status 200 and `Content-Type: application/json`. A browser has to \
            support at least five different names before the public suffix; entries beyond its limit are ignored.
            """,
        of: \.loggedPasskeyRefusals
    ) { logged in
        guard case .relyingPartyRefused(let refusal) = logged.statement else { return nil }
        let identifier: Message = refusal.identifier.map { "the relying party ID \($0)" } ?? "the relying party ID"
        let page: Message = refusal.origin.map { "the page \($0)" } ?? "the page"
        return logged.observation(
            "a browser doesn't let \(page) use \(identifier)\(problem(refusal))", label: "no passkey on this page",
            notes: [Note("this is about web pages; for an app, webcredentials in the AASA file decides")],
            help: help(refusal))
    }

    private static func problem(_ refusal: RelyingPartyRefusal) -> Message {
        switch refusal.file {
        case nil where isURL(refusal): ": it must be a host name, without scheme and port"
        case nil: ": the page's domain is neither that name nor below it"
        case .notFetched?: ": its .well-known/webauthn could not be fetched"
        case .wrongMediaType?: ": its .well-known/webauthn is not served as application/json"
        case .notJSON?: ": its .well-known/webauthn is not valid JSON"
        case .originNotListed?: ": its .well-known/webauthn doesn't list the page's origin"
        case .tooManyLabels?:
            ": among the names that the browser reads, its .well-known/webauthn doesn't list the page's"
        }
    }

    private static func help(_ refusal: RelyingPartyRefusal) -> Message {
        let url: Message =
            refusal.identifier.map { "https://\(plain: $0)/.well-known/webauthn" }
            ?? ".well-known/webauthn of the relying party ID"
        let own: Message = "use the page's domain or a parent of it as the relying party ID, or"
        return switch refusal.file {
        case nil where isURL(refusal): "use the host name alone as the relying party ID"
        case nil: "\(own) list the page's origin in \(url)"
        case .notFetched?: "\(own) serve \(url) with status 200, listing the page's origin under “origins”"
        case .wrongMediaType?: "serve \(url) with Content-Type: application/json"
        case .notJSON?: "repair \(url); it reads {\"origins\": [\"https://app.example.com\"]}"
        case .originNotListed?: "add the page's origin, such as https://app.example.com, to “origins” in \(url)"
        case .tooManyLabels?: "list fewer different names in \(url), with the page's origin first"
        }
    }

    private static func isURL(_ refusal: RelyingPartyRefusal) -> Bool {
        refusal.identifier?.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") } ?? false
    }
}

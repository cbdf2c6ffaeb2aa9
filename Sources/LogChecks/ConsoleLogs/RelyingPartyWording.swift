import AssociationModel
import Findings

/// What to say about a relying party ID that a browser refuses to a page.
struct RelyingPartyWording {
    let refusal: RelyingPartyRefusal

    var problem: Message {
        switch refusal.file {
        case nil where isURL: ": it must be a host name, without scheme and port"
        case nil: ": the page's domain is neither that name nor below it"
        case .notFetched?: ": its .well-known/webauthn could not be fetched"
        case .wrongMediaType?: ": its .well-known/webauthn is not served as application/json"
        case .notJSON?: ": its .well-known/webauthn is not valid JSON"
        case .originNotListed?: ": its .well-known/webauthn doesn't list the page's origin"
        case .tooManyLabels?:
            ": among the names that the browser reads, its .well-known/webauthn doesn't list the page's"
        }
    }

    var help: Message {
        let url: Message =
            refusal.identifier.map { "https://\(plain: $0)/.well-known/webauthn" }
            ?? ".well-known/webauthn of the relying party ID"
        let own: Message = "use the page's domain or a parent of it as the relying party ID, or"
        return switch refusal.file {
        case nil where isURL: "use the host name alone as the relying party ID"
        case nil: "\(own) list the page's origin in \(url)"
        case .notFetched?: "\(own) serve \(url) with status 200, listing the page's origin under “origins”"
        case .wrongMediaType?: "serve \(url) with Content-Type: application/json"
        case .notJSON?: "repair \(url); it reads {\"origins\": [\"https://app.example.com\"]}"
        case .originNotListed?: "add the page's origin, such as https://app.example.com, to “origins” in \(url)"
        case .tooManyLabels?: "list fewer different names in \(url), with the page's origin first"
        }
    }

    private var isURL: Bool {
        refusal.identifier?.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") } ?? false
    }
}

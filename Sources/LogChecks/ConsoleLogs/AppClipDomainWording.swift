import AssociationModel
import Findings

/// What to say about a code of App Store Connect. Apple lists the codes and does not explain them.
struct AppClipDomainWording {
    let reason: Message
    let help: Message

    init(_ code: AppClipDomainCode) { (reason, help) = Self.texts(of: code) }

    private static let serve: Message =
        "serve /.well-known/apple-app-site-association itself with status 200, without a redirect"

    private static func texts(of code: AppClipDomainCode) -> (Message, Message) {
        switch code {
        case .badHTTPResponse:
            (
                "the server answered with an error status",
                "serve /.well-known/apple-app-site-association with status 200, to any client and country"
            )
        case .badJSONContent:
            ("the file is not valid JSON", "repair the JSON; the check marks the byte where it breaks")
        case .badSignature:
            ("the file has a signature that is not valid", "serve the file as plain JSON: it needs no signature")
        case .cannotReachFile:
            (
                "Apple can't reach the file",
                "make /.well-known/apple-app-site-association of this very host reachable from the internet"
            )
        case .crossSiteRedirects: ("the server redirects the file to another site", serve)
        case .dnsError: ("the host name can't be resolved", "give the host a public DNS record")
        case .insecureRedirects: ("the server redirects the file to http", serve)
        case .missingSection:
            (
                "the section for App Clips is missing",
                "add {\"appclips\": {\"apps\": [\"TEAMID.bundle.id.Clip\"]}} to the file, and appclips:DOMAIN to the App Clip's entitlement"
            )
        case .syntaxError:
            (
                "the section for App Clips can't be read",
                "write {\"appclips\": {\"apps\": [\"TEAMID.bundle.id.Clip\"]}} in the file, and the entry of the entitlement as appclips:DOMAIN"
            )
        case .unhandledSection:
            (
                "there is a section that Apple does not handle",
                "list the App Clip under “appclips” in the file, and claim appclips:DOMAIN in its entitlement"
            )
        case .unknownID:
            (
                "the file does not list the App Clip's identifier",
                "list the App Clip's own identifier, TEAMID.bundle.id.Clip, under “appclips” in the file"
            )
        case .networkError: ("Apple can't connect to the server", "let any address connect to port 443 of the host")
        case .temporaryNetworkError:
            (
                "Apple could not connect to the server for the moment",
                "wait for the next attempt, within a day; if the code stays, look for a firewall before the host"
            )
        case .otherError, .unexpectedError:
            (
                "no reason is given",
                "check the domain: the answers of the server and of Apple's CDN usually show the cause"
            )
        case .timeout:
            ("the server was too slow", "make the server answer within seconds, to any address and country")
        case .tlsError:
            (
                "the TLS connection failed",
                "install a certificate for this very host from a public authority, with its intermediate certificate"
            )
        case .tooManyRedirects: ("the server redirects the file again and again", serve)
        }
    }
}

import AssociationModel
import Findings

extension CDNFailure {
    /// What the code means, as far as it is public.
    var meaning: Message? {
        switch kind {
        case .badResponse:
            originStatus.map { "the server answered Apple's CDN with status \($0)" }
                ?? "the server answered Apple's CDN with an error status"
        case .privateAddress: "for Apple's CDN the name leads to a private or reserved address"
        case .timeout: "the server was too slow for Apple's CDN, or could not be reached from there"
        case .badJSON: "what the server gave Apple's CDN was not JSON"
        case nil: code == nil ? nil : "the meaning of this code is not public"
        }
    }

    /// What to do about it, where the origin's own answer does not show the trouble.
    var help: Message {
        switch kind {
        case .badResponse where originStatus == 403 || originStatus == 401 || originStatus == 429:
            "allow this path for Apple's CDN, which asks as AASA-Bot/1.0.0 from any address and country; look at firewall and bot rules, country blocks and limits of requests"
        case .badResponse where originStatus == 404:
            "if the file was published only now, wait until the CDN has asked again; else look whether every server and address of the host has it"
        case .badResponse:
            "look in the server's log for requests by AASA-Bot/1.0.0 and what they got; the CDN asks again by itself"
        case .privateAddress:
            "let the name lead to a public address alone, in the DNS that the whole world sees; or use the mode \("developer") or \("managed"), in which devices ask the server themselves"
        case .timeout:
            "serve the file as a static one, on every address of the host, IPv6 included, and open to every country; the CDN asks again by itself"
        case .badJSON:
            "look whether the server gives AASA-Bot/1.0.0 the same file as you; the CDN asks again by itself"
        case nil:
            "look in the server's log for requests by AASA-Bot/1.0.0 and what they got; the CDN asks again by itself"
        }
    }
}

extension CDNAnswer {
    /// Whether the origin's own answer shows the trouble for which the CDN has no copy, so that it is told already.
    /// A reason that is not public, or none at all, is taken for the trouble that the origin has.
    var isRefusedForWhatOriginShows: Bool {
        guard let failure = refusal, let exchange = site.wellKnown.exchange else { return false }
        switch exchange.outcome {
        case .notConsulted: return false
        case .response(let response):
            switch failure.kind {
            case .badResponse:
                return response.status != 200 && (failure.originStatus ?? response.status) == response.status
            case .badJSON: return response.status == 200 && site.wellKnown.document?.isRead != true
            case .privateAddress, .timeout: return false
            case nil: return site.wellKnown.document?.isRead != true
            }
        case .failure(let reason):
            switch failure.kind {
            case .privateAddress: return reason == .addressPrivate
            case .timeout, nil: return true
            case .badResponse, .badJSON: return false
            }
        }
    }
}

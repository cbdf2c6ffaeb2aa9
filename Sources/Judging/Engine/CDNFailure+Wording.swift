package import AssociationModel
package import Findings

extension CDNFailure {
    /// What the code means, as far as that is public.
    package var meaning: Message? {
        switch kind {
        case .badResponse:
            originStatus.map { "the server answered Apple's CDN with status \($0)" }
                ?? "the server answered Apple's CDN with an error status"
        case .privateAddress: "Apple's CDN sees the name resolve to a private or reserved address"
        case .timeout: "the server was too slow for Apple's CDN, or could not be reached from there"
        case .badJSON: "the server sent Apple's CDN something that is not JSON"
        case nil: code == nil ? nil : "the meaning of this code is not public"
        }
    }

    /// What to do about it, where the origin's own response does not show the problem.
    package var help: Message {
        switch kind {
        case .badResponse where originStatus == 403 || originStatus == 401 || originStatus == 429:
            "allow this path for Apple's CDN, which fetches it as AASA-Bot/1.0.0 from any address and country; check firewall and bot rules, country blocks and rate limits"
        case .badResponse where originStatus == 404:
            "if the file was published only recently, wait until the CDN has fetched it again; otherwise check that every server and address of the host has it"
        case .badResponse, nil:
            "check the server's log for requests by AASA-Bot/1.0.0 and the responses they got; the CDN tries again by itself"
        case .privateAddress:
            "make the name resolve only to public addresses in public DNS; or use the mode \("developer") or \("managed"), in which devices contact the server themselves"
        case .timeout:
            "serve the file as a static file on every address of the host, IPv6 included, to every country; the CDN tries again by itself"
        case .badJSON:
            "check that the server sends AASA-Bot/1.0.0 the same file as you get; the CDN tries again by itself"
        }
    }
}

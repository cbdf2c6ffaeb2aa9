import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The first answer was none or a refusal, and a later one to the same request counts.
    static let answeredWhenAskedAgain = Check(
        "AD214", "answered-when-asked-again", .note, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            A server, or Apple's CDN, failed at first: the connection failed or broke off, or the status was 429 or from \
            500 to 599. The same request was made again after a pause, and had an answer, which is what the verdict rests \
            on. The same is reported where a server refused `AASA-Bot/1.0.0`, let a browser in, and then the bot too.

            ## Why it matters
            Nothing is wrong with the association now. But Apple's CDN may ask in such a moment as well, and how often it \
            asks again is not documented.

            ## How to fix it
            Look in the server's log for the time of the check. An application that was asleep, a deployment under way, a \
            rate limit and one bad server behind a load balancer are the usual reasons; a static file depends on none of \
            them. `--retries 0` takes the first answer for what it is.
            """,
        in: \.sites
    ) { site in
        let host: Message = "\(plain: site.key.host)"
        let help: Message = """
            look in the server's log for the reason; a static file depends on nothing that can be asleep or busy
            """
        return [
            observation(site.wellKnown.exchange, by: host, help: help),
            observation(site.cdnCopy?.exchange, by: "Apple's CDN", help: nil),
        ].compactMap(\.self)
    }

    private static func observation(_ exchange: Exchange?, by responder: Message, help: Message?) -> Observation? {
        guard let exchange, let response = exchange.response, !response.saysNotNow, !exchange.earlier.isEmpty else {
            return nil
        }
        let before = Message.joined(exchange.earlier.map(\.inWords), by: ", then ")
        return Observation(
            "\(responder) answered only when asked again; before that: \(before)",
            at: .response(url: exchange.request.url), help: help)
    }
}

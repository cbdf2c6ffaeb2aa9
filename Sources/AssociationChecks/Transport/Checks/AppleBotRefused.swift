import AssociationModel
import Findings

extension Check {
    /// Only the fetcher of Apple's CDN is refused, which no browser shows.
    static let appleBotRefused = Check(
        "AD240", "apple-bot-refused", .error, since: "0.1.0", evidence: .reported,
        citations: [.debuggingUniversalLinks, .refusedDelivery, .associationBot],
        explanation: """
            ## What it finds
            A request as `AASA-Bot/1.0.0`, the user agent of Apple's CDN, is refused or given a page, and the same \
            request as a browser gets the file.

            ## Why it matters
            Devices read only the copy of Apple's CDN, and the CDN cannot get one. Everything looks right in a \
            browser and with curl, which is why this mistake takes so long to find. It comes from a firewall's bot \
            rules, from a challenge page, or from a limit of requests, and it may depend on the address as well.

            ## How to fix it
            Exempt the path `/.well-known/apple-app-site-association` from bot rules and challenges, for every \
            address and user agent: Apple asks to accept any. Cloudflare lists AASA-Bot among the verified bots, so a \
            rule that skips these does it there. Then look with `curl -A AASA-Bot/1.0.0 -i` and the URL.
            """,
        of: \.answers
    ) { answer in
        guard let browser = answer.answerToBrowser else { return [] }
        let status = answer.response.status
        let host = answer.site.key.host
        return [
            Observation(
                status == 200
                    ? "\(plain: host) gives AASA-Bot/1.0.0 a page, and a browser the file"
                    : "\(plain: host) refuses AASA-Bot/1.0.0 with status \(status), and gives a browser the file",
                at: answer.place,
                notes: [
                    Note("the request as a browser gets status \(browser.status) and \(browser.body.count) bytes")
                ],
                help: "exempt this path from bot rules and challenge pages; Apple's CDN asks as AASA-Bot/1.0.0")
        ]
    }
}

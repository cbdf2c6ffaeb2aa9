import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The server refuses the fetcher of Apple's CDN and serves the file to browsers.
    static let appleBotRefused = Check(
        "AD240", "apple-bot-refused", .error, since: "0.1.0", evidence: .reported,
        citations: [.debuggingUniversalLinks, .refusedCDN, .associationBot],
        advisers: [.stack(.botCheck)],
        explanation: """
            ## What it finds
            A request as `AASA-Bot/1.0.0`, the user agent of Apple's CDN, is refused or gets a web page, while the \
            same request as a browser gets the file. The bot was asked before the browser and after it, so a server \
            that had a bad moment is not reported.

            ## Why it matters
            Devices read only the copy on Apple's CDN, and the CDN cannot fetch the file. Everything looks right in a \
            browser and with curl, which is why this mistake takes so long to find. The cause is a firewall's bot \
            rule, a challenge page or a rate limit, and it may depend on the client's address as well.

            ## How to fix it
            Exempt the path `/.well-known/apple-app-site-association` from bot rules and challenges, for every address \
            and user agent: Apple asks sites to accept any user agent. Cloudflare lists AASA-Bot among the verified \
            bots, so there a rule that skips verified bots is enough. Then check with `curl -A AASA-Bot/1.0.0 -i` and \
            the URL.
            """,
        of: \.answers
    ) { answer in
        guard let browser = answer.answerToBrowser, answer.substitution == nil else { return nil }
        let status = answer.response.status
        let host = answer.site.key.host
        return Observation(
            status == 200
                ? "\(plain: host) sends AASA-Bot/1.0.0 a web page, but sends a browser the file"
                : "\(plain: host) refuses AASA-Bot/1.0.0 with status \(status), but sends a browser the file",
            at: answer.place,
            notes: [
                Note("the same request as a browser gets status \(browser.status) and \(browser.body.count) bytes"),
                Note("asked as AASA-Bot/1.0.0 again after that, it refuses as before"),
            ],
            help: "exempt this path from bot rules and challenge pages; Apple's CDN fetches it as AASA-Bot/1.0.0")
    }
}

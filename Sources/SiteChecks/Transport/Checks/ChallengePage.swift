import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// A bot check answers in place of the site.
    static let challengePage = Check(
        "AD268", "challenge-page", .error, since: "0.1.0", evidence: .reported,
        citations: [
            .cloudflareChallenge, .wafChallenge, .vercelChallenge, .dataDomeResponse, .akamaiReference, .impervaPage,
            .associationBot, .refusedCDN,
        ],
        advisers: [.stack(.botCheck)],
        explanation: """
            ## What it finds
            A bot check or firewall answers the request for the file in place of the site: a challenge of Cloudflare \
            (`cf-mitigated: challenge`), AWS WAF (`x-amzn-waf-action`, status 202 or 405), Vercel \
            (`x-vercel-mitigated`), DataDome or Imperva, or the “Access Denied” page of Akamai. The notes say what \
            shows it.

            ## Why it matters
            Apple's CDN fetches the file as `AASA-Bot/1.0.0`. It runs no script and solves no puzzle, so it gets the \
            challenge and never the file; devices then get nothing. A browser passes, so everything looks right there. \
            Apple publishes no list of the addresses that its CDN fetches from, and asks sites to accept any user \
            agent. Vendors that know the fetcher, as Cloudflare does with its verified bots, may let Apple's own \
            requests pass and challenge ours; a copy on Apple's CDN shows that.

            ## How to fix it
            Exempt the path `/.well-known/apple-app-site-association` from bot checks and challenges, for every \
            address and user agent; the help names the setting of the vendor. Allow the path and not the user agent, \
            which anybody can send. Then check with `curl -A AASA-Bot/1.0.0 -i \
            https://example.com/.well-known/apple-app-site-association`.
            """,
        of: \.answers
    ) { answer in
        guard let found = answer.substitution, found.substitute.kind == .botCheck else { return nil }
        let vendor: Message = found.substitute.title.map { " of \(plain: $0)" } ?? ""
        return Observation(
            "a bot check or firewall\(vendor) answers for \(plain: answer.site.key.host), with status \(answer.response.status)",
            at: answer.place,
            notes: found.notes + answer.notesOnOthers + [
                Note("Apple's CDN asks as AASA-Bot/1.0.0, from addresses that Apple does not publish")
            ],
            help: found.substitute.advice, snippet: found.substitute.snippet)
    }
}

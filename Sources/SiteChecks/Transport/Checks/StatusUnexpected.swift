import Findings
import Judging

extension TransportChecks {
    /// The server answers with a status other than 200 that no other check covers.
    static let statusUnexpected = Check(
        "AD239", "status-unexpected", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The server answers the request for the file with a status other than 200 that no other check covers: 204, \
            206, a redirect without a target, 400, 405, 406, 429, 451 and others.

            ## Why it matters
            Status 200 is the only one with which a file is known to be read; Apple wrote about the first versions \
            that 4xx means no association. What today's CDN does with 203 or 206 is not documented. A 405 or 406 comes \
            from an application that expects another method or `Accept` header; a 429 from a rate limit, which affects \
            Apple's CDN too.

            ## How to fix it
            Serve the path as a plain static file: any GET request, whatever its headers, gets status 200 and the \
            whole file. Exempt the path from rate limits.
            """,
        of: \.answers
    ) { answer in
        guard let status = answer.troublingStatus, ![401, 403, 404, 410].contains(status),
            !(500...599).contains(status)
        else { return nil }
        let isRedirect = (300...399).contains(status) && status != 304
        return Observation(
            isRedirect
                ? "\(plain: answer.site.key.host) answers with status \(status), but names no redirect target"
                : "\(plain: answer.site.key.host) answers with status \(status) instead of 200",
            at: answer.place, notes: answer.notesOnStatus, help: help(for: status))
    }

    private static func help(for status: Int) -> Message {
        switch status {
        case 429: "exempt this path from the rate limit, which also applies to Apple's CDN"
        case 451: "serve this path in every country; Apple's CDN may fetch it from any of them"
        case 304:
            "serve the file itself with status 200; 304 answers only a request with a condition, and this had none"
        case 204: "serve the file itself with status 200; a 204 response has no body"
        case 405, 406: "serve the file to any GET request, whatever its Accept header says"
        default: "serve the file itself with status 200"
        }
    }
}

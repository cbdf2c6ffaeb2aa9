import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The response is so slow that Apple's CDN may give up on it.
    static let responseSlow = Check(
        "AD265", "response-slow", .warning, since: "0.1.0", evidence: .reported,
        citations: [.forum("821908")],
        explanation: """
            ## What it finds
            The last byte of the server's response came more than three seconds after the request began.

            ## Why it matters
            Apple's CDN gives up on slow servers and then answers devices with `SWCERR00301 Timeout`. Its limit is not \
            documented; a developer suspected five seconds. Its requests come from far away and may be the first in \
            hours, so hosts that put idle applications to sleep are suspected most. A response that was slow from here \
            may have been slow by chance.

            ## How to fix it
            Serve the file as a static file from the web server or the CDN in front of it, so that no application has \
            to wake up for it. If the host has several addresses, try each: one that does not answer costs the time \
            until the next is tried.
            """,
        of: \.answers
    ) { answer in
        guard let seconds = answer.exchange.timing?.total, seconds > 3 else { return nil }
        let tenths = Int((min(seconds, 86_400) * 10).rounded())
        return Observation(
            "\(plain: answer.site.key.host) took \(tenths / 10).\(tenths % 10) seconds to answer",
            at: answer.place, help: "serve it as a static file; Apple's CDN gives up on slow servers")
    }
}

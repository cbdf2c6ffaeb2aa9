import AssociationModel
import Findings
import Judging
import TextFormats

extension TransportChecks {
    /// A redirect leads to an address without https, which is a fault beside the redirect itself.
    static let redirectedToPlainHTTP = Check(
        "AD231", "redirected-to-plain-http", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .forum("67882")],
        advisers: [.stack(.redirectToHost), .stack(.redirectOnHost)],
        explanation: """
            ## What it finds
            The redirects from `/.well-known/apple-app-site-association` reach an address that is not https. They are \
            not followed any further.

            ## Why it matters
            Apple reads the file over https only, and does not follow redirects. A device of 2016 logged a redirect to \
            http as denied. This is a second mistake, apart from the redirect: people who open the link in a browser \
            are sent over a connection that anyone on the way can tamper with. The usual cause is an application \
            behind a proxy that terminates TLS: it assumes that it is reached over http and writes its own address \
            accordingly.

            ## How to fix it
            Serve the file without a redirect. Also correct the address that the application assumes: have the proxy \
            send `X-Forwarded-Proto: https`, and have the application trust it, or set its base URL to `https://…`.
            """,
        of: \.answers
    ) { answer in
        guard answer.substitution == nil, let last = answer.hops.last, let target = last.response?.redirectTarget,
            !target.asciiLowercased.hasPrefix("https://")
        else { return nil }
        return Observation(
            "the redirect leads to \(target), which is not https", at: .response(url: last.request.url),
            help: """
                serve the file at \(plain: answer.hops[0].request.url) with status 200; if a proxy terminates TLS, \
                tell the application behind it that it is reached over https
                """)
    }
}

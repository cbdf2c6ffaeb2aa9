import AssociationModel
import Findings
import TextFormats

extension Check {
    /// Beside being a redirect, it leaves https.
    static let redirectedToPlainHTTP = Check(
        "AD231", "redirected-to-plain-http", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .forum("67882")],
        explanation: """
            ## What it finds
            The chain of redirects from `/.well-known/apple-app-site-association` comes to an address that is not \
            https. The chain is not walked any further.

            ## Why it matters
            Apple wants the file by https alone, and follows no redirect. A device of 2016 logged a redirect to http \
            as denied. It is a mistake of its own, beside the redirect: people who open the link in a browser are \
            sent over a connection that anybody on the way can change. The usual cause is an application behind a \
            proxy that ends TLS: it believes that it is spoken to by http and writes its own address so.

            ## How to fix it
            Serve the file without a redirect. And mend the application's idea of its address: have the proxy send \
            `X-Forwarded-Proto: https`, and have the application trust it, or set its base URL to `https://…`.
            """,
        of: \.answers
    ) { answer in
        guard let last = answer.hops.last, let target = last.response?.redirectTarget,
            !target.asciiLowercased.hasPrefix("https://")
        else { return [] }
        return [
            Observation(
                "the redirect leads to \(target), which is not https", at: .response(url: last.request.url),
                help: "serve the file here; where a proxy ends TLS, tell the application behind it that it is https")
        ]
    }
}

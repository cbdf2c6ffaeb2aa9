import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The redirects never end, so not even a browser could follow them.
    static let redirectLoop = Check(
        "AD232", "redirect-loop", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        advisers: [.stack(.redirectToHost), .stack(.redirectOnHost)],
        explanation: """
            ## What it finds
            The redirects from `/.well-known/apple-app-site-association` lead back to an address that was visited \
            before, or continue after ten.

            ## Why it matters
            Apple's systems follow no redirects at all. No client can follow these: there is no file behind them, \
            wherever one looks. Usually two rules send the request to each other: one adds `www` and another removes \
            it, one adds a slash and another removes it, or a proxy speaks http to an application that insists on \
            https.

            ## How to fix it
            Answer the path with status 200 and the file itself, before any rule that redirects. To find the rules, \
            read the redirects in the notes of `redirected` from one address to the next, and look for what changes \
            and changes back.
            """,
        of: \.answers
    ) { answer in
        let hops = answer.hops
        guard answer.substitution == nil, let last = hops.last, let target = last.response?.redirectTarget else {
            return nil
        }
        let place = Place.response(url: last.request.url)
        let help: Message =
            "serve the file at \(plain: hops[0].request.url) with status 200, before any rule that redirects"
        if target == last.request.url {
            return Observation("\(target) redirects to itself", at: place, help: help)
        }
        if hops.contains(where: { $0.request.url == target }) {
            return Observation("the redirects lead back to \(target)", at: place, help: help)
        }
        guard hops.count > OriginProbes.hopLimit else { return nil }
        return Observation("the redirects continue after \(OriginProbes.hopLimit) hops", at: place, help: help)
    }
}

import AssociationModel
import Findings

extension Check {
    /// Apple's systems follow no redirect for this file.
    static let redirected = Check(
        "AD230", "redirected", .error, since: "0.1.0", evidence: .documented,
        sources: [.supportingDomains, .debuggingUniversalLinks, .forum("792627")],
        explanation: """
            ## What it finds
            The server answers the request for `/.well-known/apple-app-site-association` with a redirect (301, 302, \
            303, 307 or 308). The notes show where the chain leads, up to the first address that is not https.

            ## Why it matters
            Apple's systems do not follow redirects for this file, in any mode. A browser and curl -L do, so the file \
            seems to be there. The usual causes are a site that moves the bare domain to www (or back), a rule that \
            adds or removes a slash or a language, and one that moves http to https for the wrong host.

            ## How to fix it
            Answer the path `/.well-known/apple-app-site-association` itself with status 200 on every host that an \
            entitlement names; a reverse proxy is fine. In nginx, a `location =` block for the path before the \
            redirect does it. Or name in the entitlement the host that the redirect leads to, if it is the one that \
            people's links and passwords belong to.
            """,
        of: \.sites
    ) { site in
        let hops = site.trail.hops
        guard let first = hops.first, let response = first.response, (300...399).contains(response.status),
            let target = response.redirectTarget
        else { return [] }
        let notes = hops.dropFirst().map { hop in
            hop.response.map { answer in
                Note("\(plain: hop.request.url) answers \(answer.status)", at: .response(url: hop.request.url))
            } ?? Note("\(plain: hop.request.url) gives no answer", at: .response(url: hop.request.url))
        }
        return [
            Observation(
                "\(plain: site.key.host) answers with status \(response.status) and leads to \(target)",
                at: .response(url: first.request.url), notes: notes,
                help: "answer this path with status 200 and the file itself; Apple follows no redirect")
        ]
    }
}

import AssociationModel
import Findings
import Judging
import TextFormats

extension TransportChecks {
    /// The server redirects the request for the file, and Apple's systems do not follow.
    static let redirected = Check(
        "AD230", "redirected", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks, .forum("792627")],
        advisers: [.stack(.redirectToHost), .stack(.redirectOnHost)],
        explanation: """
            ## What it finds
            The server answers the request for `/.well-known/apple-app-site-association` with a redirect (301, 302, \
            303, 307 or 308). The notes show where the redirects lead, up to the first address that is not https.

            ## Why it matters
            Apple's systems do not follow redirects for this file, in any mode. A browser and curl -L do, so the file \
            seems to be there. The usual causes are a site that redirects the bare domain to www (or back), a rule \
            that adds or removes a slash or a language, and one that redirects http to https for the wrong host.

            ## How to fix it
            Answer the path `/.well-known/apple-app-site-association` itself with status 200 on every host that an \
            entitlement names; a reverse proxy is fine. In nginx, put a `location =` block for the path before the \
            redirect. Or name in the entitlement the host that the redirect leads to, if that is the one people's \
            links and passwords belong to.
            """,
        of: \.answers
    ) { answer in
        guard answer.isRedirect, answer.substitution == nil, let target = answer.response.redirectTarget else {
            return nil
        }
        return Observation(
            "\(plain: answer.site.key.host) answers with status \(answer.response.status) and redirects to \(target)",
            at: answer.place, notes: answer.hops.dropFirst().map(note),
            help: help(for: answer))
    }

    private static func help(for answer: SiteAnswer) -> Message {
        let help: Message = "serve the file itself with status 200 at this path; Apple does not follow redirects"
        guard let last = answer.hops.last, last.response?.status == 200 else { return help }
        let host = RedirectAddress(last.request.url).host
        guard host != answer.site.key.host,
            last.request.url == SiteKey(host: host).url(of: .apple)
        else { return help }
        return "\(help); or name \(host) in the entitlement, if that is the host people use"
    }

    private static func note(on hop: Exchange) -> Note {
        let place = Place.response(url: hop.request.url)
        if hop.isOutOfTime {
            return Note(
                "\(plain: hop.request.url) was not requested: the time for this host was used up", at: place)
        }
        guard let answer = hop.response else { return Note("\(plain: hop.request.url) does not answer", at: place) }
        guard let target = answer.redirectTarget else {
            return Note("\(plain: hop.request.url) answers with status \(answer.status)", at: place)
        }
        return Note(
            "\(plain: hop.request.url) answers with status \(answer.status) and redirects to \(target)", at: place)
    }
}

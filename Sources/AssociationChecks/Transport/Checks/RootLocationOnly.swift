import AssociationModel
import Findings

extension Check {
    /// The file lies where systems once looked second.
    static let rootLocationOnly = Check(
        "AD250", "root-location-only", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .universalLinksGuide],
        explanation: """
            ## What it finds
            The file lies at `/apple-app-site-association`, at the root of the site, and the address that Apple reads, \
            `/.well-known/apple-app-site-association`, has none.

            ## Why it matters
            Old systems tried the root second. Apple called that deprecated in 2019, its documentation names \
            `.well-known` alone today, and so does every answer of its CDN that is known. The file looks published, \
            and no system reads it. A server that hides directories with a leading full stop is a common cause.

            ## How to fix it
            Publish the same file at `/.well-known/apple-app-site-association`, with status 200 and no redirect. The \
            copy at the root may stay if it says the same.
            """,
        of: \.answeredSites
    ) { site in
        guard let stray = site.misplacedFiles.first(where: { $0.location == Location(prefix: nil, kind: .root) }) else {
            return []
        }
        return [
            Observation(
                "the file lies at \(stray.name), where Apple does not look any more", at: stray.place,
                notes: [
                    Note("Apple reads \(site.rightPlace): \(site.answerInWords)", at: .response(url: site.wellKnown.url))
                ],
                help: "publish it at \(site.rightPlace) too")
        ]
    }
}

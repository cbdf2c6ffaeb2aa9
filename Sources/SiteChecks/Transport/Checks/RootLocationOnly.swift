import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The file is only at the root of the site, where Apple no longer looks.
    static let rootLocationOnly = Check(
        "AD250", "root-location-only", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .wwdc19UniversalLinks, .universalLinksGuide],
        explanation: """
            ## What it finds
            The file is at `/apple-app-site-association`, at the root of the site, but there is none at the address \
            that Apple reads, `/.well-known/apple-app-site-association`.

            ## Why it matters
            Old systems tried the root second. Apple called that deprecated in 2019; today its documentation names \
            only `.well-known`, and so does every answer of its CDN that is known. The file looks published, but no \
            current system reads it. A common cause is a server that hides directories whose name begins with a dot.

            ## How to fix it
            Publish the same file at `/.well-known/apple-app-site-association`, with status 200 and no redirect. The \
            copy at the root may stay if it says the same.
            """,
        of: \.answeredSites
    ) { site in
        guard let misplaced = site.misplacedFiles.first(where: { $0.location == Location(prefix: nil, kind: .root) })
        else {
            return nil
        }
        // Whether the directory that stands for the web root is the folder in it that has the file.
        let isRootWellKnown = site.rightPlace.hasSuffix(".well-known" + Location.apple.path)
        return Observation(
            isRootWellKnown
                ? "the folder named for \(plain: site.key.host) is .well-known itself, so \(misplaced.name) is at its root, where Apple no longer looks"
                : "the file is at \(misplaced.name), where Apple no longer looks", at: misplaced.place,
            notes: [site.noteOnRightPlace],
            help: isRootWellKnown
                ? "name the web root with --site: the folder that contains .well-known, not .well-known itself"
                : "publish it at \(site.rightPlace) too")
    }
}

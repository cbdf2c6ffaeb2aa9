import AssociationModel
import Findings

extension Check {
    /// The file has an extension that Apple does not ask for.
    static let fileHasJSONExtension = Check(
        "AD252", "file-has-json-extension", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The file lies at `apple-app-site-association.json`, in `/.well-known/` or at the root, and not under the \
            name without an extension.

            ## Why it matters
            Apple asks for `/.well-known/apple-app-site-association` and nothing else; the documentation says that \
            the name has no extension. Editors and upload forms add `.json`, and some systems hide it in their file \
            lists, so that the name looks right.

            ## How to fix it
            Rename the file: `mv apple-app-site-association.json apple-app-site-association`. Since the server can \
            then no longer tell the media type from the name, tell it to send `application/json` for this path. A \
            redirect from one name to the other does not help: Apple follows none.
            """,
        of: \.answeredSites
    ) { site in
        // A file at the root under its right name is the nearer miss, and `root-location-only` says so.
        let strays = site.misplacedFiles.filter { $0.location.prefix == nil }
        guard let stray = strays.first, strays.allSatisfy(\.location.kind.isJSON) else { return [] }
        return [
            Observation(
                "the file lies at \(stray.name), with an extension that Apple does not ask for", at: stray.place,
                notes: [
                    Note("Apple reads \(site.rightPlace): \(site.answerInWords)", at: .response(url: site.wellKnown.url))
                ],
                help: "rename it, so that it lies at \(site.rightPlace)")
        ]
    }
}

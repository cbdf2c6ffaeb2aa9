import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The file has a `.json` extension, which the name that Apple reads does not have.
    static let fileHasJSONExtension = Check(
        "AD252", "file-has-json-extension", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The file is at `apple-app-site-association.json`, in `/.well-known/` or at the root, and not at the name \
            without an extension.

            ## Why it matters
            Apple fetches `/.well-known/apple-app-site-association` and nothing else; the documentation says that the \
            name has no extension. Editors and upload forms add `.json`, and some systems hide it in their file lists, \
            so the name looks right.

            ## How to fix it
            Rename the file: `mv apple-app-site-association.json apple-app-site-association`. Since the server can \
            then no longer derive the media type from the name, configure it to send `application/json` for this path. \
            A redirect from one name to the other does not help: Apple does not follow redirects.
            """,
        of: \.answeredSites
    ) { site in
        // A file at the root under its right name is closer to what Apple reads; `root-location-only` reports that.
        let files = site.misplacedFiles.filter { $0.location.prefix == nil }
        guard let misplaced = files.first, files.allSatisfy(\.location.kind.isJSON) else { return nil }
        return Observation(
            "the file is at \(misplaced.name), but Apple reads it only without an extension", at: misplaced.place,
            notes: [site.noteOnRightPlace],
            help: "rename it, so that it is at \(site.rightPlace)")
    }
}

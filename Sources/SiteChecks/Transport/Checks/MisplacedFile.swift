import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// The directory that stands for a site has the file under a path that is nearly the right one.
    static let misplacedFile = Check(
        "AD254", "misplaced-file", .error, since: "0.1.0", evidence: .reported,
        citations: [.supportingDomains, .forum("128786"), .wellKnownFiles],
        explanation: """
            ## What it finds
            The directory that stands for the site (`--site`) has no `.well-known/apple-app-site-association`, but a \
            file whose path comes near: `well-known/` without its full stop, `.well_known`, another spelling or letter \
            case, an extension such as `.txt`, or the right name next to the directory instead of in it.

            ## Why it matters
            Apple fetches `/.well-known/apple-app-site-association` and nothing else, letter for letter. Everything \
            else may be right, and the file is still never read. Upload forms and editors add extensions, and tools \
            hide or drop folders whose name begins with a full stop, so people leave it out.

            ## How to fix it
            Move or rename the file, as the help says, and deploy again. If your server maps the address to this file \
            (an alias in nginx, a rewrite in Next.js), the directory can't show that: check the host itself, without \
            `--site`. If the file is outside the directory that you named, perhaps `--site` should name another one: \
            the folder that becomes the root of the website.
            """,
        of: \.nearMissedFiles
    ) { directory in
        guard let file = directory.files.first else { return nil }
        let (site, others) = (directory.site, directory.files.dropFirst())
        return Observation(
            "the file is at \(file), where Apple does not look", at: directory.place,
            notes: [site.noteOnRightPlace] + others.prefix(shownFiles).map { Note("\($0) is not read either") }
                + (others.count > shownFiles
                    ? [Note("and \(directory.isCut ? "at least " : "")\(others.count - shownFiles) more like it")]
                    : []),
            help: directory.isOutside
                ? "move it to \(site.rightPlace); or, if its folder is the web root, name that with --site"
                : "move it to \(site.rightPlace)")
    }

    private static let shownFiles = 7
}

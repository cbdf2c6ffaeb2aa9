import Findings

extension Check {
    /// There is no file where Apple looks.
    static let statusNotFound = Check(
        "AD235", "status-not-found", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            The server answers the request for `/.well-known/apple-app-site-association` with status 404 or 410, or \
            the directory that stands for the site has no such file.

            ## Why it matters
            This is the only address that Apple's CDN asks for. Without the file there, no app is associated with the \
            host. Often the file was made and does not arrive: GitHub Pages and Jekyll leave out directories that \
            begin with a full stop, upload actions skip hidden files, IIS serves no file without an extension it \
            knows, and a framework's router may answer for every path.

            ## How to fix it
            Publish the file at exactly this path, without an extension. For Jekyll put `.nojekyll` into the root, or \
            `include: [".well-known"]` into `_config.yml`; for IIS add a MIME map for `.`. Then look with \
            `curl -i https://example.com/.well-known/apple-app-site-association`.
            """,
        of: \.answers
    ) { answer in
        guard let status = answer.troublingStatus, status == 404 || status == 410 else { return [] }
        // Where the file lies elsewhere, the finding that says so has the cure.
        let isElsewhere = !answer.site.misplacedFiles.isEmpty
        if let file = answer.file {
            return [
                Observation(
                    "\(plain: answer.site.key.host) has no file: \(file) does not exist", at: answer.place,
                    help: isElsewhere ? nil : "put the file there: this is the one place that Apple reads")
            ]
        }
        return [
            Observation(
                "\(plain: answer.site.key.host) has no file where Apple looks: status \(status)", at: answer.place,
                help: isElsewhere ? nil : "publish the file at \(plain: answer.url)")
        ]
    }
}

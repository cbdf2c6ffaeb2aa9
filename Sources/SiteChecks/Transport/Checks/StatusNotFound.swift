import Findings
import Judging

extension TransportChecks {
    /// There is no file at the address that Apple reads.
    static let statusNotFound = Check(
        "AD235", "status-not-found", .error, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .debuggingUniversalLinks],
        advisers: [.provider, .stack(.missing)],
        explanation: """
            ## What it finds
            The server answers the request for `/.well-known/apple-app-site-association` with status 404 or 410, or \
            the directory that stands in for the site has no such file.

            ## Why it matters
            This is the only address that Apple's CDN fetches. Without the file there, no app is associated with the \
            host. Often the file exists but is lost on the way: GitHub Pages and Jekyll leave out directories that \
            begin with a dot, upload actions skip hidden files, IIS does not serve a file without a known extension, \
            and a framework's router may answer for every path.

            ## How to fix it
            Publish the file at exactly this path, without an extension. For Jekyll, put `.nojekyll` into the root, or \
            `include: [".well-known"]` into `_config.yml`; for IIS, add a MIME map for `.`. Then check with `curl -i \
            https://example.com/.well-known/apple-app-site-association`.
            """,
        of: \.fileAnswers
    ) { subject in
        let answer = subject.answer
        guard let status = answer.troublingStatus, status == 404 || status == 410, !subject.isExplained else {
            return nil
        }
        // If the file is elsewhere, the finding that says so has the help.
        let isElsewhere = !answer.site.misplacedFiles.isEmpty
        if let file = answer.exchange.file {
            return Observation(
                "\(plain: answer.site.key.host) has no file: \(file) does not exist", at: answer.place,
                help: isElsewhere ? nil : "put the file there: Apple reads no other location")
        }
        return Observation(
            "\(plain: answer.site.key.host) has no file where Apple looks: status \(status)", at: answer.place,
            help: isElsewhere ? nil : "publish the file at \(plain: answer.url)")
    }
}

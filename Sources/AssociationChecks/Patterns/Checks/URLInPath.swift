import Findings
import UniversalLinks

extension Check {
    /// A path pattern is a URL.
    static let urlInPath = Check(
        "AD511", "url-in-path", .error, since: "0.1.0", evidence: .reported,
        citations: [.components, .developerReports],
        explanation: """
            ## What it finds
            A path pattern that begins with a scheme: `https://example.com/buy/*`.

            ## Why it matters
            Which site a file speaks for is settled by where it lies. Patterns are compared with the path of a URL \
            alone, and no path begins with `https://`; a slash is put in front of the pattern, and then it asks for a \
            directory named `https:`. The links of the app do not open, and nothing says why.

            ## How to fix it
            Keep the path and drop what stands before it:

                {"/": "https://example.com/buy/*"}     matches no link of the site
                {"/": "/buy/*"}                        matches https://example.com/buy/7

            For another host, put a file on that host.
            """,
        of: \.pathPatterns
    ) { subject in
        guard case .url(let range, let path) = subject.pathMistake else { return [] }
        return [
            Observation(
                "the path pattern \(subject.pattern.text) is a URL", at: subject.place(range),
                label: "is compared with the path alone", help: "write the path: \(path ?? "/")")
        ]
    }
}

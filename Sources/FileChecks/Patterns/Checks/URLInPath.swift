import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// A path pattern is a whole URL.
    static let urlInPath = Check(
        "AD511", "url-in-path", .error, since: "0.1.0", evidence: .reported,
        citations: [.components, .developerReports],
        explanation: """
            ## What it finds
            A path pattern that begins with a scheme: `https://example.com/buy/*`.

            ## Why it matters
            The location of a file decides which site it applies to. Patterns are compared with the path of a URL \
            only, and no path begins with `https://`; a slash is put in front of the pattern, which then looks for a \
            directory named `https:`. The app’s links do not open, and no error is shown.

            ## How to fix it
            Keep the path and drop what comes before it:

                {"/": "https://example.com/buy/*"}     matches no link of the site
                {"/": "/buy/*"}                        matches https://example.com/buy/7

            For another host, put a file on that host.
            """,
        of: \.pathPatterns
    ) { subject in
        guard case .url(let range, let path) = subject.pathMistake else { return nil }
        return Observation(
            "the path pattern \(subject.pattern.text) is a whole URL", at: subject.place(range),
            label: "compared with the path only",
            help:
                "write only the path: \((subject.form == .path && subject.excludes ? "NOT " : "") + (path ?? "/"))")
    }
}

import Findings
import UniversalLinks

extension Check {
    /// What an expectation file expects is not so.
    static let expectationFailed = Check(
        "AD680", "expectation-failed", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            An expectation file says that an app and a domain are associated (or not), or what is decided about a URL \
            (`match`, `exclude`, `no-match`), and it is otherwise. A site that was not asked, or gave no answer, or one \
            that says nothing (a status of 500 and more), fails every expectation, also that something is *not* so.

            ## Why it matters
            The expectation was written down so that a change of the site's file cannot take a link or an association \
            away unnoticed. Nothing else would tell: on a device the link opens the browser, and no message is shown.

            ## How to fix it
            The notes name the rule that decided, or of the rules that did not hold the one that came closest. The \
            first rule that holds decides, so an exclusion belongs before the rule that it takes something from:

                {"/": "/buy/gift/*", "exclude": true},
                {"/": "/buy/*"}

            If the file is right, change the expectation.
            """,
        of: \.expectations
    ) { subject in
        guard !subject.isMet else { return [] }
        return [
            Observation(
                subject.message, at: .text(subject.file.text, subject.expectation.span),
                label: subject.actual.map { "\(plain: $0.rawValue)" } ?? "nobody knows", notes: subject.notes,
                help: subject.help)
        ]
    }
}

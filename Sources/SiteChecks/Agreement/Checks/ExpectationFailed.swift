import Findings
import Judging
import UniversalLinks

extension AgreementChecks {
    static let expectationFailed = Check(
        "AD680", "expectation-failed", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            An expectation file says that an app and a domain are associated (or not), or how a URL is decided \
            (`match`, `exclude`, `no-match`), and the result is different. A site that was not contacted, did not \
            answer, or answered with something inconclusive (status 500 or above) fails every expectation, even one \
            that something is *not* so.

            ## Why it matters
            The expectation was written down so that a change to the site's file cannot break a link or an association \
            unnoticed. Nothing else would tell: on a device the link opens the browser, and no message is shown.

            ## How to fix it
            The notes name the rule that decided or, if no rule matched, the one that came closest. The first rule \
            that matches decides, so an exclusion belongs before the rule that it makes an exception to:

                {"/": "/buy/gift/*", "exclude": true},
                {"/": "/buy/*"}

            If the file is right, change the expectation.
            """,
        of: \.expectations
    ) { subject in
        if subject.isMet || subject.actual == nil && subject.site.localTrouble != nil { return nil }
        return Observation(
            subject.message, at: .text(subject.file.text, subject.expectation.span),
            label: subject.actual.map { "\(plain: $0.rawValue)" } ?? "unknown",
            notes: subject.notes + subject.notesOnPath,
            help: subject.help)
    }
}

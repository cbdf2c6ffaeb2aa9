import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// A string in `paths` spells its negation in a way that Apple does not document.
    static let notMisspelt = Check(
        "AD516", "not-misspelt", .warning, since: "0.1.0", evidence: .documented,
        citations: [.universalLinksGuide, .recordedRuns],
        explanation: """
            ## What it finds
            A string in `paths` that begins with `not `, `Not ` or `NOT/`.

            ## Why it matters
            Apple documents one spelling: `NOT` in capital letters, a space, and the pattern. Recorded runs confirm \
            that one. What a device does with any other spelling is not documented; most likely it is read as part of \
            the path, and then it excludes nothing.

            ## How to fix it
            Write it as documented:

                "not /admin/*"     not documented
                "NOT /admin/*"     leaves /admin/… to the browser
            """,
        of: \.pathPatterns
    ) { subject in
        guard subject.form == .path, subject.level == .rule, case .negation(let range, let path) = subject.pathMistake
        else { return nil }
        return Observation(
            "\(subject.pattern.text) is not the documented way to exclude a path", at: subject.place(range),
            label: "most likely read as part of the path", help: "write \("NOT " + path)",
            repair: subject.writing("NOT " + path))
    }
}

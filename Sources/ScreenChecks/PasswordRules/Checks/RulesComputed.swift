import Findings
import Judging
import SignUpScreens

extension PasswordRuleChecks {
    /// Password rules that a file computes, so that they could not be checked.
    static let rulesComputed = Check(
        "AD836", "rules-computed", .note, since: "0.1.0", evidence: .definition, citations: [.passwordRules],
        explanation: """
            ## What it finds
            Password rules that are not written in the file as such: a function returns them, a template puts them in, \
            or they are put together from something other than constants of the same file. One finding names all such \
            places of a run.

            ## Why it matters
            Nothing is known to be wrong. But these rules were not checked, and a report without other findings says \
            nothing about them.

            ## How to fix it
            Nothing has to be fixed. To have the rules checked, print them and give them to \
            `aasa password-rules lint -`; or write them as a literal or a `let` of the file that uses them. Constants \
            of the same file, `+`, and `\\(…)` of such constants are followed, up to a megabyte for each file.
            """,
        of: \.descriptorFiles
    ) { subject in
        let places = subject.files.flatMap(\.unclear)
        guard let first = places.first else { return nil }
        let others = places.dropFirst()
        let shown = others.prefix(9).map { Note("these, too", at: $0) }
        let rest = others.count - shown.count
        return Observation(
            "these password rules are computed, or written in an unknown form, so they were not checked", at: first,
            label: "not checked", notes: shown + (rest > 0 ? [Note("and \(rest) more places")] : []),
            help:
                "print them and pass them to aasa password-rules lint -, or write them as a constant of the file"
        )
    }
}

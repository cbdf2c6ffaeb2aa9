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
            an initialiser of the app’s own makes them (`UITextInputPasswordRules(rules:)`), or they are put together \
            from something other than constants of the same file. One finding names all such places of a run.

            ## Why it matters
            Nothing is known to be wrong. But these rules were not checked, and a report without other findings says \
            nothing about them.

            ## How to fix it
            Nothing has to be fixed. To have the rules checked, print them and give them to \
            `aasa password-rules lint -`; or write them as a literal or a `let` of the file that uses them. Constants \
            of the same file, `+`, `\\(…)`, and arrays and sets of such constants with `map` and `joined` are followed, \
            up to a megabyte for each file. `aasa screens` and `aasa check` also follow functions and enumerations of the \
            sources, in a build with support for Swift sources.
            """,
        of: \.computedRules
    ) { subject in
        guard let first = subject.places.first else { return nil }
        let others = subject.places.dropFirst()
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

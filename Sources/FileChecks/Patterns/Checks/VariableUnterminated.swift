import AssociationModel
import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// A variable has no closing parenthesis.
    static let variableUnterminated = Check(
        "AD551", "variable-unterminated", .error, since: "0.1.0", evidence: .documented,
        citations: [.substitutionVariables],
        explanation: """
            ## What it finds
            `$(` in a pattern without the `)` that ends the name: `/$(lang/help`.

            ## Why it matters
            `$(` always begins a variable; there is no way to write these two characters literally. Without the \
            closing parenthesis it has no name. What a device does with it is not documented; most likely the \
            component matches no URL.

            ## How to fix it
            Close the parenthesis:

                {"/": "/$(lang/help"}      no variable
                {"/": "/$(lang)/help"}     /en/help, /de/help, …
            """,
        in: \.linkPatterns
    ) { subject in
        subject.problems.filter { $0.kind == .variableUnterminated }.map { problem in
            Observation(
                "a variable in \(subject.pattern.text) has no closing parenthesis", at: subject.place(problem),
                label: "\("$(") without \(")")", help: "add \(")") after the name")
        }
    }
}

import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A variable is used inside the name or a value of another.
    static let variableNested = Check(
        "AD553", "variable-nested", .error, since: "0.1.0", evidence: .documented,
        citations: [.substitutionVariables, .wwdc20UniversalLinks],
        explanation: """
            ## What it finds
            `$(` inside the name of a variable, as in `$(lang_$(region))`, or inside a value in `substitutionVariables`.

            ## Why it matters
            Apple documents that variables do not nest: a value may contain `*` and `?`, but no variables, and a name \
            may not contain `$` or `(`. What a device makes of a nested variable is not documented, but it is not what \
            was meant.

            ## How to fix it
            Put the variables side by side in the pattern, and write out the values:

                {"/": "/$(lang_$(region))/*"}      nested
                {"/": "/$(lang)_$(region)/*"}      /en_US/…
            """,
        in: \.variableMentions
    ) { mention in
        switch mention {
        case .pattern(let subject):
            return subject.problems.filter { $0.kind == .variableNested }.map { problem in
                Observation(
                    "a variable in \(subject.pattern.text) is nested inside another", at: subject.place(problem),
                    label: "variables do not nest", help: "put them side by side")
            }
        case .definition(let variable):
            return variable.definition.values.filter(holdsVariable).map { value in
                Observation(
                    "the value \(value.text) of the variable \(variable.name) contains a variable",
                    at: variable.document.place(value.span), label: "variables do not nest",
                    help: "write out the values")
            }
        }
    }

    private static func holdsVariable(_ value: LocatedString) -> Bool {
        let bytes = Array(value.text.utf8)
        return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "$") && $1 == UInt8(ascii: "(") }
    }
}

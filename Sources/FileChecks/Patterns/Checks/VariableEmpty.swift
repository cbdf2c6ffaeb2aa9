import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A variable has no value, or an empty one.
    static let variableEmpty = Check(
        "AD555", "variable-empty", .warning, since: "0.1.0", evidence: .documented,
        citations: [.substitutionVariables],
        explanation: """
            ## What it finds
            A variable in `substitutionVariables` with an empty list of values, or with an empty string among them.

            ## Why it matters
            A variable matches any one of its values. Without values there is nothing that it could match. What a \
            device does with an empty list, or with an empty value, is not documented: this toolkit assumes that the \
            first matches nothing and that the second matches empty text.

            ## How to fix it
            Add the values, or remove the variable. For an optional part, write two components, one with the part and \
            one without.
            """,
        of: \.variables
    ) { variable in
        let values = variable.definition.values
        if values.isEmpty {
            return Observation(
                "the variable \(variable.name) has no values", at: variable.place,
                label: "no value to match", help: "add its values, or remove it")
        }
        guard let empty = values.first(where: \.text.isEmpty) else { return nil }
        return Observation(
            "the variable \(variable.name) has an empty value", at: variable.document.place(empty.span),
            label: "what it matches is not documented",
            help: "remove it, and add a component without the variable")
    }
}

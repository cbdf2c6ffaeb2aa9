import AssociationModel
import Findings
import UniversalLinks

extension Check {
    /// A variable has the name of one that the system has.
    static let variableShadowsBuiltIn = Check(
        "AD556", "variable-shadows-built-in", .warning, since: "0.1.0", evidence: .documented,
        citations: [.substitutionVariables],
        explanation: """
            ## What it finds
            A variable in `substitutionVariables` that has the name of a built-in one: `alpha`, `upper`, `lower`, \
            `alnum`, `digit`, `xdigit`, `region` or `lang`.

            ## Why it matters
            Apple documents these names as taken. Which of the two a pattern gets is documented nowhere; this toolkit \
            takes the one of the file. A device may take the other, and match other links.

            ## How to fix it
            Give it a name of its own, there and in the patterns:

                "substitutionVariables": {"shop region": ["EU", "US"]}
                {"/": "/$(shop region)/*"}
            """,
        of: \.variables
    ) { variable in
        guard SubstitutionVariables.builtInNames.contains(variable.name) else { return [] }
        return [
            Observation(
                "the system has a variable \(variable.name) of its own", at: variable.place,
                label: "which of the two counts is not documented", help: "give it another name")
        ]
    }
}

import AssociationModel
import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// A variable of the file has the name of a built-in one.
    static let variableShadowsBuiltIn = Check(
        "AD556", "variable-shadows-built-in", .warning, since: "0.1.0", evidence: .documented,
        citations: [.substitutionVariables],
        explanation: """
            ## What it finds
            A variable in `substitutionVariables` that has the name of a built-in one: `alpha`, `upper`, `lower`, \
            `alnum`, `digit`, `xdigit`, `region` or `lang`.

            ## Why it matters
            Apple documents these names as taken. Which of the two a pattern gets is not documented; this toolkit uses \
            the one from the file. A device may use the other, and match other links.

            ## How to fix it
            Give it a name of its own, in the definition and in the patterns:

                "substitutionVariables": {"shop region": ["EU", "US"]}
                {"/": "/$(shop region)/*"}
            """,
        of: \.variables
    ) { variable in
        guard SubstitutionVariables.builtInNames.contains(variable.name) else { return nil }
        return Observation(
            "\(variable.name) is also the name of a built-in variable", at: variable.place,
            label: "which of the two is used is not documented", help: "rename it, here and in the patterns")
    }
}

import AssociationModel
import Findings
import Judging

extension PatternChecks {
    /// No pattern of the file uses a variable that it defines.
    static let variableUnused = Check(
        "AD557", "variable-unused", .note, since: "0.1.0", evidence: .documented,
        citations: [.substitutionVariables],
        explanation: """
            ## What it finds
            A variable in `substitutionVariables` that no pattern of the file uses.

            ## Why it matters
            It does nothing. It may be left over; or a pattern that should use it contains the bare name instead of \
            `$(name)`, or spells it differently: names are case-sensitive.

            ## How to fix it
            Use it, as `$(name)`, or remove it. A file may have 128 KB at most, and long lists of values use them up.
            """,
        of: \.variables
    ) { variable in
        guard !variable.isUsed, !variable.hasInvalidName else { return nil }
        return Observation(
            "no pattern uses the variable \(variable.name)", at: variable.place, label: "not used",
            help: "use it as \("$(" + variable.name + ")"), or remove it")
    }
}

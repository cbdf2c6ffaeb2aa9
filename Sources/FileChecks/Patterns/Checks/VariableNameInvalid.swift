import AssociationModel
import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// The name of a variable is empty, or contains a character that names may not contain.
    static let variableNameInvalid = Check(
        "AD552", "variable-name-invalid", .error, since: "0.1.0", evidence: .documented,
        citations: [.substitutionVariables],
        explanation: """
            ## What it finds
            A variable whose name is empty or contains `$`, `(` or `)`: `$()` in a pattern, or `"$(food)"` as a key of \
            `substitutionVariables`.

            ## Why it matters
            Apple documents that a name may contain any characters except these three. No pattern can refer to such a \
            variable: a name ends at its first `)`. The key of a definition is the bare name.

            ## How to fix it
                "substitutionVariables": {"$(food)": ["pizza"]}     no pattern can name it
                "substitutionVariables": {"food": ["pizza"]}        used as $(food)
            """,
        in: \.variableMentions
    ) { mention in
        switch mention {
        case .pattern(let subject):
            return subject.problems.filter { $0.kind == .variableNameInvalid }.map { problem in
                Observation(
                    "a variable in \(subject.pattern.text) has an invalid name", at: subject.place(problem),
                    label: "empty, or contains $, ( or )", help: "use a name without $, ( and )")
            }
        case .definition(let variable):
            guard variable.hasInvalidName else { return [] }
            let bare = variable.bareName
            return [
                Observation(
                    "no pattern can use a variable named \(variable.name)", at: variable.place,
                    label: "empty, or contains $, ( or )",
                    help: bare.isEmpty ? "use a name without $, ( and )" : "rename it to \(bare)")
            ]
        }
    }
}

extension VariableSubject {
    fileprivate var bareName: String {
        String(decoding: name.utf8.filter { !"$()".utf8.contains($0) }, as: UTF8.self)
    }
}

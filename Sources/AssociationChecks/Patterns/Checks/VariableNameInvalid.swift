import AssociationModel
import Findings
import UniversalLinks

extension Check {
    /// A variable has a name that none can have.
    static let variableNameInvalid = Check(
        "AD552", "variable-name-invalid", .error, since: "0.1.0", evidence: .documented,
        citations: [.substitutionVariables],
        explanation: """
            ## What it finds
            A variable whose name is empty or holds `$`, `(` or `)`: `$()` in a pattern, or `"$(food)"` as a key of \
            `substitutionVariables`.

            ## Why it matters
            Apple documents that a name may hold any character but these three. No pattern can reach such a variable: \
            a name ends at its first `)`. The key of a definition is the bare name.

            ## How to fix it
                "substitutionVariables": {"$(food)": ["pizza"]}     no pattern can name it
                "substitutionVariables": {"food": ["pizza"]}        used as $(food)
            """,
        of: \.variableMentions
    ) { mention in
        switch mention {
        case .pattern(let subject):
            return subject.problems.filter { $0.kind == .variableNameInvalid }.map { problem in
                Observation(
                    "the name of a variable in \(subject.pattern.text) is none", at: subject.place(problem),
                    label: "empty, or with one of $ ( )", help: "write a name of other characters")
            }
        case .definition(let variable):
            guard variable.hasInvalidName else { return [] }
            let bare = variable.bareName
            return [
                Observation(
                    "no pattern can use a variable with the name \(variable.name)", at: variable.place,
                    label: "empty, or with one of $ ( )",
                    help: bare.isEmpty ? "write a name of other characters" : "name it \(bare)")
            ]
        }
    }
}

extension VariableSubject {
    fileprivate var bareName: String {
        String(decoding: name.utf8.filter { !"$()".utf8.contains($0) }, as: UTF8.self)
    }
}

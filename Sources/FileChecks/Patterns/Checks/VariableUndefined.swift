import AssociationModel
import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// A pattern uses a variable that is neither defined in the file nor built in.
    static let variableUndefined = Check(
        "AD550", "variable-undefined", .error, since: "0.1.0", evidence: .documented,
        citations: [.substitutionVariables, .wwdc20UniversalLinks],
        explanation: """
            ## What it finds
            `$(name)` in a pattern where neither `substitutionVariables` nor the system defines that name. Names are \
            case-sensitive: `$(Lang)` is not `$(lang)`.

            ## Why it matters
            Apple documents what a variable stands for, but not what happens if it does not exist. There is nothing \
            that the pattern could match in its place; most likely the component matches no URL.

            ## How to fix it
            Define it in `applinks`, or use a built-in one: `alpha`, `upper`, `lower`, `alnum`, `digit`, `xdigit`, \
            `region`, `lang`.

                "substitutionVariables": {"food": ["burrito", "pizza"]}
                {"/": "/$(food)/*"}
            """,
        in: \.linkPatterns
    ) { subject in
        guard !subject.variables.areUncertain else { return [] }
        var seen: Set<String> = []
        return subject.problems.compactMap { problem in
            guard case .variableUndefined(let name) = problem.kind, seen.insert(name).inserted else { return nil }
            let near = subject.variables.nearest(to: name)
            return Observation(
                near.map { "the variable \(name) is not defined; did you mean \($0)?" }
                    ?? "the variable \(name) is not defined",
                at: subject.place(problem), label: "neither defined in this file nor built in",
                help: near.map { "write \("$(" + $0 + ")")" } ?? "define it in \("substitutionVariables")")
        }
    }
}

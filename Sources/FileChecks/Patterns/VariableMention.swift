import Findings
package import Judging
import TextFormats

/// A text that contains the name of a variable: a pattern, or the definition of the variable.
package enum VariableMention: Scoped {
    case pattern(PatternSubject)
    case definition(VariableSubject)

    /// The associations that a finding about it concerns.
    package var scope: Scope {
        switch self {
        case .pattern(let pattern): pattern.scope
        case .definition(let variable): variable.scope
        }
    }
}

package import Findings
import TextFormats
package import UniversalLinks

/// A variable that an AASA file defines.
package struct VariableSubject: Scoped {
    package let document: SiteDocument
    package let definition: SubstitutionVariables.Definition
    /// Whether a pattern uses it, or misspells its name.
    package let isUsed: Bool
    /// The associations that a finding about it concerns.
    package let scope: Scope

    package var name: String { definition.key.text }
    /// The place of its name in the file.
    package var place: Place { document.place(definition.key.span) }
}

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

extension VariableSubject {
    /// Whether no pattern can refer to it by this name. <https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables>
    var hasInvalidName: Bool { name.isEmpty || name.utf8.contains { "$()".utf8.contains($0) } }
}

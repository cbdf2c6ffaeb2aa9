package import Findings
import TextFormats
package import UniversalLinks

/// A variable that an AASA file defines.
package struct VariableSubject: Scoped {
    /// The file.
    package let document: SiteDocument
    /// The variable.
    package let definition: SubstitutionVariables.Definition
    /// Whether a pattern uses it, or seems to mean it.
    package let isUsed: Bool
    /// What a finding about it concerns.
    package let scope: Scope

    /// Its name.
    package var name: String { definition.key.text }
    /// The bytes of its name.
    package var place: Place { document.place(definition.key.span) }
}

/// A text in which a variable may be named: a pattern, or the definition of a variable.
package enum VariableMention: Scoped {
    /// A pattern.
    case pattern(PatternSubject)
    /// A definition.
    case definition(VariableSubject)

    /// What a finding about it concerns.
    package var scope: Scope {
        switch self {
        case .pattern(let pattern): pattern.scope
        case .definition(let variable): variable.scope
        }
    }
}

extension VariableSubject {
    /// Whether no pattern can name it. <https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables>
    var hasInvalidName: Bool { name.isEmpty || name.utf8.contains { "$()".utf8.contains($0) } }
}

package import Findings
package import Judging
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

    /// Whether no pattern can refer to it by this name. <https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables>
    var hasInvalidName: Bool { name.isEmpty || name.utf8.contains { "$()".utf8.contains($0) } }
}

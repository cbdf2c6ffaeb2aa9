package import Findings

/// A finding with its scope.
package struct Judgement: Sendable {
    package let finding: Finding
    package let scope: Scope

    package init(finding: Finding, scope: Scope) {
        self.finding = finding
        self.scope = scope
    }
}

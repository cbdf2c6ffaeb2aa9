import AssociationModel

/// Something that a check can judge.
package protocol Scoped: Sendable {
    /// What a finding about it concerns.
    var scope: Scope { get }
}

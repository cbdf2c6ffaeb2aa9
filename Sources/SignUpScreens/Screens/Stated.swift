import AssociationModel
package import Findings

/// What a source says of a property: nothing, a value, or something that its reader cannot follow.
///
/// The third case is why a check can stay silent instead of guessing: a content type that a function returns may well
/// be the right one.
package enum Stated<Value: Sendable>: Sendable {
    /// It is not set, so the system's default counts.
    case absent
    /// It is set to this value, there.
    case value(Value, at: Place)
    /// It is set there, to something that cannot be told from the source.
    case unclear(at: Place)

    /// The value, where it is set and can be told.
    package var value: Value? { if case .value(let value, _) = self { value } else { nil } }

    /// Where it is set; nil where it is not.
    package var place: Place? {
        switch self {
        case .absent: nil
        case .value(_, let place), .unclear(let place): place
        }
    }

    /// Whether it is set, well or unclearly.
    package var isSet: Bool { place != nil }

    /// Whether it is set to something that cannot be told.
    package var isUnclear: Bool { if case .unclear = self { true } else { false } }

    /// This, unless it is not set: then the other. What code sets replaces what an Interface Builder file set.
    package func or(_ other: Stated) -> Stated { isSet ? self : other }
}

import AssociationModel
package import Findings

/// What a source says about a property: nothing, a value, or something that its reader cannot follow.
///
/// The third case lets a check stay silent instead of guessing: a content type that a function returns may be the right
/// one.
package enum Stated<Value: Sendable>: Sendable {
    /// It is not set, so the system's default applies.
    case absent
    /// It is set to this value.
    case value(Value, at: Place)
    /// It is set to something that cannot be determined from the source.
    case unclear(at: Place)

    /// The value, if it is set and known.
    package var value: Value? { if case .value(let value, _) = self { value } else { nil } }

    /// The place where it is set; nil if it is not set.
    package var place: Place? {
        switch self {
        case .absent: nil
        case .value(_, let place), .unclear(let place): place
        }
    }

    /// Whether it is set, to a known value or not.
    package var isSet: Bool { place != nil }

    /// Whether it is set to something that cannot be determined from the source.
    package var isUnclear: Bool { if case .unclear = self { true } else { false } }

    /// The same setting, without what it is set to.
    package var unknown: Stated { place.map { .unclear(at: $0) } ?? .absent }

    /// This value if it is set, otherwise the other one. Properties that code sets replace those of an Interface
    /// Builder file.
    package func or(_ other: Stated) -> Stated { isSet ? self : other }
}

package import Findings
package import TextFormats

/// What an app declares under the key `com.apple.developer.associated-domains`, well formed or not.
///
/// <https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains>
package struct DeclaredDomains: Sendable {
    /// The key of the entitlement.
    package static let key = "com.apple.developer.associated-domains"

    /// What the key holds.
    package enum Value: Sendable {
        /// An array, as it should be, with its elements in their order.
        case elements([Element])
        /// A string where an array should be: a provisioning profile's `*`, or a mistake.
        case string(DeclaredText)
        /// Anything else.
        case other(PropertyList.Kind)
    }

    /// An element of the array.
    package enum Element: Sendable {
        /// A string, as it should be, such as `webcredentials:example.com`.
        case string(DeclaredText)
        /// Anything else, and where it is.
        case other(PropertyList.Kind, Place)
    }

    /// What the key holds.
    package let value: Value
    /// Where the value is, tags included.
    package let place: Place
    /// Where the key is, without its tags.
    package let keyPlace: Place

    init(_ entry: PropertyListEntry, in source: SourceText) {
        let keys = [Self.key]
        keyPlace = DeclaredText.place(of: entry.keySpan, in: source, keys: keys)
        place = DeclaredText.place(of: entry.value.span, in: source, keys: keys)
        if let elements = entry.value.elements {
            value = .elements(elements.enumerated().map { Self.element($1, in: source, keys: keys + [String($0)]) })
        } else if let string = entry.value.string {
            value = .string(DeclaredText(string, in: source, at: entry.value.text, keys: keys))
        } else {
            value = .other(entry.value.kind)
        }
    }

    private static func element(_ element: PropertyList, in source: SourceText, keys: [String]) -> Element {
        if let string = element.string {
            .string(DeclaredText(string, in: source, at: element.text, keys: keys))
        } else {
            .other(element.kind, DeclaredText.place(of: element.span, in: source, keys: keys))
        }
    }

    /// The strings among the elements, in their order; none where the value is no array.
    package var strings: [DeclaredText] {
        guard case .elements(let elements) = value else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}

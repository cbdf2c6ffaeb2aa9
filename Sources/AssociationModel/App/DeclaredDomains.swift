package import Findings
package import TextFormats

/// The value of an app's `com.apple.developer.associated-domains`, well formed or not.
///
/// <https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains>
package struct DeclaredDomains: Sendable {
    /// The entitlement's key.
    package static let key = "com.apple.developer.associated-domains"

    /// The value of the key.
    package enum Value: Sendable {
        /// An array, the expected form, with its elements in order.
        case elements([Element])
        /// A string instead of an array: the `*` of a provisioning profile, or a mistake.
        case string(DeclaredText)
        /// Any other type, in words.
        case other(Message)
    }

    /// An element of the array.
    package enum Element: Sendable {
        /// A string, the expected form, such as `webcredentials:example.com`.
        case string(DeclaredText)
        /// Any other type, in words, and where it is.
        case other(Message, Place)
    }

    package let value: Value
    /// Where the value is, including its tags.
    package let place: Place
    /// Where the key is, without its tags.
    package let keyPlace: Place

    /// Whether it is an array without elements, as Xcode leaves it when the capability is added and no domain is entered.
    package var isEmptyArray: Bool {
        if case .elements(let elements) = value { elements.isEmpty } else { false }
    }

    init(_ entry: PropertyListEntry, in source: SourceText) {
        let keys = [Self.key]
        keyPlace = DeclaredText.place(of: entry.keySpan, in: source, keys: keys)
        place = DeclaredText.place(of: entry.value.span, in: source, keys: keys)
        if let elements = entry.value.elements {
            value = .elements(elements.enumerated().map { Self.element($1, in: source, keys: keys + [String($0)]) })
        } else if let string = entry.value.string {
            value = .string(DeclaredText(string, in: source, at: entry.value.text, keys: keys))
        } else {
            value = .other(entry.value.kindName)
        }
    }

    private static func element(_ element: PropertyList, in source: SourceText, keys: [String]) -> Element {
        if let string = element.string {
            .string(DeclaredText(string, in: source, at: element.text, keys: keys))
        } else {
            .other(element.kindName, DeclaredText.place(of: element.span, in: source, keys: keys))
        }
    }

    /// The string elements, in order; none if the value is not an array.
    package var strings: [DeclaredText] {
        guard case .elements(let elements) = value else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Whether they are for a service that an extension claims: single sign-on, or the filter of messages.
    package var areForExtensions: Bool {
        strings.contains { text in
            [Service.authsrv, .messagefilter].contains { text.string.utf8.starts(with: "\($0.rawValue):".utf8) }
        }
    }
}

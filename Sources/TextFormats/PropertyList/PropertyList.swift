package import Findings

/// A value of a property list with its place: dictionaries keep their order and their duplicates.
///
/// From the XML form every value has its span; the binary form has no text to point at, so its values have none.
/// <https://developer.apple.com/library/archive/documentation/CoreFoundation/Conceptual/CFPropertyLists/CFPropertyLists.html>
package struct PropertyList: Sendable {
    /// What the value is.
    package enum Content: Sendable {
        /// A dictionary.
        case dictionary([PropertyListEntry])
        /// An array.
        case array([PropertyList])
        /// A string.
        case string(String)
        /// A whole number: from −2⁶³ to 2⁶⁴−1 in XML, of 128 bits in the binary form.
        case integer(Int128)
        /// A floating-point number.
        case real(Double)
        /// `true` or `false`.
        case bool(Bool)
        /// A moment; a fraction of a second in the binary form is cut off.
        case date(Instant)
        /// Bytes.
        case data([UInt8])
    }

    /// What the value is.
    package let content: Content
    /// The bytes of the value's element, tags included; nil from the binary form.
    package let span: SourceSpan?
    /// The text inside the element, for a string; nil for any other value, and from the binary form.
    package let text: LocatedText?

    /// Puts a value at a place, or nowhere.
    package init(_ content: Content, at span: SourceSpan? = nil) {
        self.content = content
        self.span = span
        text = nil
    }

    /// Puts a string at a place.
    package init(_ text: LocatedText, at span: SourceSpan) {
        content = .string(text.string)
        self.span = span
        self.text = text
    }

    /// The entries, if the value is a dictionary.
    package var entries: [PropertyListEntry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// The elements, if the value is an array.
    package var elements: [PropertyList]? { if case .array(let elements) = content { elements } else { nil } }

    /// The text, if the value is a string.
    package var string: String? { if case .string(let text) = content { text } else { nil } }

    /// The truth value, if the value is one.
    package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

    /// The *last* entry of this key, compared byte for byte, if the value is a dictionary that has one: of duplicates,
    /// Apple's reader takes the last (`CFDictionarySetValue` in CFPropertyList.c of swift-corelibs-foundation).
    package func entry(_ key: String) -> PropertyListEntry? {
        entries?.last { $0.key.utf8.elementsEqual(key.utf8) }
    }

    /// The value of the last entry of this key.
    package subscript(key: String) -> PropertyList? { entry(key)?.value }

    /// What kind of value it is.
    package var kind: Kind {
        switch content {
        case .dictionary: .dictionary
        case .array: .array
        case .string: .string
        case .integer: .integer
        case .real: .real
        case .bool: .bool
        case .date: .date
        case .data: .data
        }
    }

    /// The kinds of values.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A dictionary, `<dict>`.
        case dictionary
        /// An array, `<array>`.
        case array
        /// A string, `<string>`.
        case string
        /// A whole number, `<integer>`.
        case integer
        /// A floating-point number, `<real>`.
        case real
        /// `<true/>` or `<false/>`.
        case bool
        /// A moment, `<date>`.
        case date
        /// Bytes, `<data>`.
        case data

        /// The kind in words for a message: `a string`, `an array`.
        package var name: StaticString {
            switch self {
            case .dictionary: "a dictionary"
            case .array: "an array"
            case .string: "a string"
            case .integer: "an integer"
            case .real: "a real number"
            case .bool: "a boolean"
            case .date: "a date"
            case .data: "data"
            }
        }
    }
}

/// An entry of a dictionary in a property list.
package struct PropertyListEntry: Sendable {
    /// The key.
    package let key: String
    /// The text of the key, without its tags; nil from the binary form.
    package let keyText: LocatedText?
    /// The value.
    package let value: PropertyList

    /// The bytes of the key, without its tags; nil from the binary form.
    package var keySpan: SourceSpan? { keyText?.span }

    /// Pairs a key of an XML file with a value.
    package init(key: LocatedText, value: PropertyList) {
        self.key = key.string
        keyText = key
        self.value = value
    }

    /// Pairs a key without a place with a value.
    package init(key: String, value: PropertyList) {
        self.key = key
        keyText = nil
        self.value = value
    }
}

package import Findings

/// A value of a property list with its place. Dictionaries keep their order and their duplicates.
///
/// Values read from XML have spans; the binary form has no text to point at, so its values have none.
/// <https://developer.apple.com/library/archive/documentation/CoreFoundation/Conceptual/CFPropertyLists/CFPropertyLists.html>
package struct PropertyList: Sendable {
    package enum Content: Sendable {
        case dictionary([PropertyListEntry])
        case array([PropertyList])
        case string(String)
        /// An integer: from −2⁶³ to 2⁶⁴−1 in XML, up to 128 bits in the binary form.
        case integer(Int128)
        /// A floating-point number.
        case real(Double)
        case bool(Bool)
        /// A date and time; fractions of a second in the binary form are dropped.
        case date(Instant)
        /// Bytes.
        case data([UInt8])
    }

    package let content: Content
    /// The bytes of the value's element, including its tags; nil in the binary form.
    package let span: SourceSpan?
    /// The text inside the element of a string; nil for any other value, and in the binary form.
    package let text: LocatedText?

    /// Makes a value with an optional place.
    package init(_ content: Content, at span: SourceSpan? = nil) {
        self.content = content
        self.span = span
        text = nil
    }

    /// Makes a string with its place.
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

    /// The value, if it is a boolean.
    package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

    /// The *last* entry with this key, compared byte for byte, if the value is a dictionary that has one. Apple's
    /// reader also keeps the last of several duplicates (`CFDictionarySetValue` in CFPropertyList.c of
    /// swift-corelibs-foundation).
    package func entry(_ key: String) -> PropertyListEntry? {
        entries?.last { $0.key.utf8.elementsEqual(key.utf8) }
    }

    /// The value of the last entry with this key.
    package subscript(key: String) -> PropertyList? { entry(key)?.value }

    /// The type of the value in words for a message: `a string`, `an array`.
    package var kindName: Message {
        switch content {
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

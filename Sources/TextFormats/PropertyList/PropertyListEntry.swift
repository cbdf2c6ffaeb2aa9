package import Findings

/// An entry of a dictionary in a property list.
package struct PropertyListEntry: Sendable {
    package let key: String
    /// The text of the key, without its tags; nil in the binary form.
    package let keyText: LocatedText?
    package let value: PropertyList

    /// The bytes of the key, without its tags; nil in the binary form.
    package var keySpan: SourceSpan? { keyText?.span }

    /// Makes an entry of an XML property list.
    package init(key: LocatedText, value: PropertyList) {
        self.key = key.string
        keyText = key
        self.value = value
    }

    /// Makes an entry whose key has no place.
    package init(key: String, value: PropertyList) {
        self.key = key
        keyText = nil
        self.value = value
    }
}

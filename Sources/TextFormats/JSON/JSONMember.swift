package import Findings

/// A member of a JSON object.
package struct JSONMember: Sendable {
    package let key: JSONKey
    package let value: JSONValue

    package init(key: JSONKey, value: JSONValue) {
        self.key = key
        self.value = value
    }
}

/// A key of a JSON object, with its place.
package struct JSONKey: Sendable {
    /// The key, with escapes decoded.
    package let text: String
    /// The bytes of the key, including quotation marks.
    package let span: SourceSpan

    package init(_ text: String, at span: SourceSpan) {
        self.text = text
        self.span = span
    }
}

package import Findings

/// A JSON value with its place, as written: members keep their order and their duplicates, numbers their text.
/// RFC 8259.
package struct JSONValue: Sendable {
    /// What the value is.
    package enum Content: Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number, in its own characters.
        case number(String)
        /// A string, unescaped.
        case string(String)
        /// An array.
        case array([JSONValue])
        /// An object.
        case object([JSONMember])
    }

    /// What the value is.
    package let content: Content
    /// The bytes of the value, quotation marks and brackets included.
    package let span: SourceSpan

    /// Puts a value at a place.
    package init(_ content: Content, at span: SourceSpan) {
        self.content = content
        self.span = span
    }

    /// The members, if the value is an object.
    package var members: [JSONMember]? { if case .object(let members) = content { members } else { nil } }

    /// The elements, if the value is an array.
    package var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }

    /// The text, if the value is a string.
    package var string: String? { if case .string(let text) = content { text } else { nil } }

    /// The truth value, if the value is one.
    package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

    /// The *last* member of this name, if the value is an object that has one: of duplicates, most readers take the
    /// last.
    package func member(_ name: String) -> JSONMember? { members?.last { $0.key.text == name } }

    /// What the value is, in words for a message: `a string`, `an array`.
    package var kindName: StaticString {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A member of a JSON object.
package struct JSONMember: Sendable {
    /// The key.
    package let key: JSONKey
    /// The value.
    package let value: JSONValue

    /// Pairs a key with a value.
    package init(key: JSONKey, value: JSONValue) {
        self.key = key
        self.value = value
    }
}

/// A key of a JSON object, with its place.
package struct JSONKey: Sendable {
    /// The key, unescaped.
    package let text: String
    /// The bytes of the key, quotation marks included.
    package let span: SourceSpan

    /// Puts a key at a place.
    package init(_ text: String, at span: SourceSpan) {
        self.text = text
        self.span = span
    }
}

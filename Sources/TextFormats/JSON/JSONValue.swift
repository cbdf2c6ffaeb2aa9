package import Findings

/// A JSON value (RFC 8259) with its place, as written: members keep their order and duplicates, numbers their text.
package struct JSONValue: Sendable {
    package enum Content: Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number, as written.
        case number(String)
        /// A string, with escapes decoded.
        case string(String)
        case array([JSONValue])
        case object([JSONMember])
    }

    package let content: Content
    /// The bytes of the value, including quotation marks or brackets.
    package let span: SourceSpan

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

    /// The value, if it is a boolean.
    package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

    /// The *last* member with this name, if the value is an object that has one. Most parsers also use the last of
    /// several duplicates.
    package func member(_ name: String) -> JSONMember? { members?.last { $0.key.text == name } }

    /// The type of the value in words for a message: `a string`, `an array`.
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

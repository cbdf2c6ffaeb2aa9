package import Findings

/// A string in a file, or a key of an object, with its place.
package struct LocatedString: Hashable, Sendable {
    /// The text, with escapes decoded.
    package let text: String
    /// The bytes of the string, including quotation marks.
    package let span: SourceSpan

    /// Takes a JSON value; nil if it is not a string.
    package init?(_ value: JSONValue) {
        guard let text = value.string else { return nil }
        self.init(text, at: value.span)
    }

    package init(_ text: String, at span: SourceSpan) {
        self.text = text
        self.span = span
    }
}

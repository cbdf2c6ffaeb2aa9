package import Findings

/// A string of a file, with its place.
package struct LocatedString: Hashable, Sendable {
    /// The text, unescaped.
    package let text: String
    /// The bytes of the string, quotation marks included.
    package let span: SourceSpan

    /// Takes a JSON value that is a string.
    package init?(_ value: JSONValue) {
        guard let text = value.string else { return nil }
        self.init(text, at: value.span)
    }

    /// Puts a text at a place.
    package init(_ text: String, at span: SourceSpan) {
        self.text = text
        self.span = span
    }
}

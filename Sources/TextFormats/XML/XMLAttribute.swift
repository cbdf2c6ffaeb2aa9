package import Findings

/// An attribute of an element (XML 1.0, section 3.1).
package struct XMLAttribute: Sendable {
    /// The name as written.
    package let name: String
    /// The bytes of the name.
    package let nameSpan: SourceSpan
    /// The value without its quotation marks; line endings and tabs in it are spaces (XML 1.0, 3.3.3).
    package let value: LocatedText
}

package import Findings

/// An attribute of an element of HTML or XML.
package struct MarkupAttribute: Sendable {
    /// The name, in HTML in lower case.
    package let name: String
    /// The bytes of the name.
    package let nameSpan: SourceSpan
    /// The value without quotation marks and with character references decoded; empty if there is none. In XML, line endings
    /// and tabs in it are spaces (XML 1.0, 3.3.3).
    package let value: LocatedText
}

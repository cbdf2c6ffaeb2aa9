package import Findings

/// An attribute of an HTML element.
package struct HTMLAttribute: Sendable {
    /// The name, in lower case.
    package let name: String
    /// The bytes of the name.
    package let nameSpan: SourceSpan
    /// The value without quotation marks and with character references decoded; empty if there is none.
    package let value: LocatedText
}

import Findings

/// A child of an element.
package enum XMLNode: Sendable {
    /// An element.
    case element(XMLElement)
    /// Text with references decoded, CDATA sections unwrapped, and line endings normalised to line feeds (XML 1.0,
    /// 2.11). White space between elements is text too.
    case text(LocatedText)
}

package import Findings

/// A start tag of an HTML document, with its place. <https://html.spec.whatwg.org/multipage/syntax.html#start-tags>
package struct HTMLTag: Sendable {
    /// The name of the element, in lower case.
    package let name: String
    /// The attributes, in order. If two have the same name, the first one counts.
    package let attributes: [MarkupAttribute]
    /// The bytes of the tag, including angle brackets.
    package let span: SourceSpan

    /// The first attribute with this name, given in lower case.
    package func attribute(_ name: String) -> MarkupAttribute? {
        attributes.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

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

/// A piece of an HTML document.
package enum HTMLPiece: Sendable {
    case start(HTMLTag)
    /// An end tag, by its name in lower case.
    case end(String, SourceSpan)
    /// A text between tags, with its character references as they are written.
    case text(SourceSpan)
}

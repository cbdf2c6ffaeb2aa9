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

/// A piece of an HTML document.
package enum HTMLPiece: Sendable {
    case start(HTMLTag)
    /// An end tag, by its name in lower case.
    case end(String, SourceSpan)
    /// A text between tags, with its character references as they are written.
    case text(SourceSpan)
}

package import Findings

/// An element of an XML document (XML 1.0, section 3), with its place. Children keep their order.
package struct XMLElement: Sendable {
    /// The name as written, including its prefix; namespaces are not resolved.
    package let name: String
    /// The bytes of the name in the start tag.
    package let nameSpan: SourceSpan
    /// The attributes, in order; no two have the same name.
    package let attributes: [MarkupAttribute]
    /// The elements and texts inside, in order. Two texts are never adjacent.
    package let children: [XMLNode]
    /// The bytes of the start tag, including angle brackets.
    package let startTagSpan: SourceSpan
    /// The bytes of the whole element, including its end tag.
    package let span: SourceSpan

    init(_ tag: XMLStartTag, children: [XMLNode], end: Int) {
        name = tag.name
        nameSpan = tag.nameSpan
        attributes = tag.attributes
        self.children = children
        startTagSpan = tag.span
        span = SourceSpan(tag.span.start, end)
    }

    /// Whether the element is a single tag, such as `<true/>`.
    package var isOneTag: Bool { startTagSpan == span }

    /// The elements among the children.
    package var elements: [XMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The attribute with this name, compared byte for byte.
    package func attribute(_ name: String) -> MarkupAttribute? {
        attributes.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

/// A child of an element.
package enum XMLNode: Sendable {
    /// An element.
    case element(XMLElement)
    /// Text with references decoded, CDATA sections unwrapped, and line endings normalised to line feeds (XML 1.0,
    /// 2.11). White space between elements is text too.
    case text(LocatedText)
}

/// A start tag, or an element that is a single tag.
struct XMLStartTag {
    package let name: String
    let nameSpan: SourceSpan
    let attributes: [MarkupAttribute]
    let span: SourceSpan
    let isOneTag: Bool
}

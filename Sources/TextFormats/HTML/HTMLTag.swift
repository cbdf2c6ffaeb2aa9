package import Findings

/// A start tag of an HTML document, with its places. <https://html.spec.whatwg.org/multipage/syntax.html#start-tags>
package struct HTMLTag: Sendable {
    /// The name of the element, in lower case.
    package let name: String
    /// The attributes, in their order; of two with the same name the first counts.
    package let attributes: [HTMLAttribute]
    /// The bytes of the tag, angle brackets included.
    package let span: SourceSpan

    /// The attribute of this name, given in lower case.
    package func attribute(_ name: String) -> HTMLAttribute? {
        attributes.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

/// An attribute of an HTML element.
package struct HTMLAttribute: Sendable {
    /// The name, in lower case.
    package let name: String
    /// The bytes of the name.
    package let nameSpan: SourceSpan
    /// The value without its quotation marks, with references decoded; empty where there is none.
    package let value: LocatedText
}

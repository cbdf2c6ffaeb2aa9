import Findings

/// A start tag, or an element that is a single tag.
struct XMLStartTag {
    package let name: String
    let nameSpan: SourceSpan
    let attributes: [XMLAttribute]
    let span: SourceSpan
    let isOneTag: Bool
}

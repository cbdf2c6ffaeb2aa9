package import Findings

/// A text in which `«…»` marks the bytes that a test expects to be pointed at, and `‹…›` those of a related place; the
/// marks are not part of it.
package struct MarkedText: CustomStringConvertible, Sendable {
    /// The text without its marks.
    package let bytes: [UInt8]
    /// What `«…»` marks, in the order of their ends.
    package let spans: [SourceSpan]
    /// What `‹…›` marks, in the order of their ends.
    package let related: [SourceSpan]
    /// The text with its marks.
    package let description: String

    /// Takes the marks out of a text.
    package init(_ marked: String) {
        var bytes: [UInt8] = []
        var spans: [SourceSpan] = []
        var related: [SourceSpan] = []
        var starts: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«", "‹": starts.append(bytes.count)
            case "»": spans.append(SourceSpan(starts.removeLast(), bytes.count))
            case "›": related.append(SourceSpan(starts.removeLast(), bytes.count))
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
        self.bytes = bytes
        self.spans = spans
        self.related = related
        description = marked
    }

    /// The text as an argument of the command line.
    package var source: SourceText { SourceText(bytes, from: .argument) }
}

import Findings

/// A text in which «» stand around the bytes that a test expects to be pointed at; the marks are not part of it.
struct MarkedText {
    let bytes: [UInt8]
    /// The marked spans, in the order of their ends.
    let spans: [SourceSpan]

    init(_ marked: String) {
        var bytes: [UInt8] = []
        var spans: [SourceSpan] = []
        var starts: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«": starts.append(bytes.count)
            case "»": spans.append(SourceSpan(starts.removeLast(), bytes.count))
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
        self.bytes = bytes
        self.spans = spans
    }

    var source: SourceText { SourceText(bytes, from: .argument) }
}

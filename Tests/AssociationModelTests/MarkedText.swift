import Findings
import Testing

/// A text in which `«…»` marks what a problem must cover, and `‹…›` what must be related to it.
struct MarkedText: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let spans: [SourceSpan]
    let related: [SourceSpan]
    let testDescription: String

    init(_ marked: String) {
        var bytes: [UInt8] = []
        var spans: [SourceSpan] = []
        var related: [SourceSpan] = []
        var starts: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«", "‹": starts.append(bytes.count)
            case "»": spans.append(SourceSpan(starts.removeLast(), bytes.count))
            case "›": related.append(SourceSpan(starts.removeLast(), bytes.count))
            default: bytes += Array(String(scalar).utf8)
            }
        }
        self.bytes = bytes
        self.spans = spans.sorted { $0.start < $1.start }
        self.related = related.sorted { $0.start < $1.start }
        self.testDescription = marked
    }
}

import Findings
import Judging
import TextFormats

extension SiteDocument {
    /// Whether the bytes of a string contain or touch a syntax mistake, so that its text may be a guess.
    func isUncertain(_ span: SourceSpan) -> Bool {
        (json?.problems ?? []).contains { problem in
            switch problem.kind {
            case .singleQuotes, .smartQuotes, .missingComma, .comment, .trailingComma, .duplicateKey: false
            default: problem.span.start <= span.end && problem.span.end >= span.start
            }
        }
    }
}

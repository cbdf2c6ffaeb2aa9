import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternSubject {
    /// Replaces the pattern, and adds `"exclude": true` after it. If the component has `exclude` already, the key would
    /// then appear twice, and the repair is refused when it is applied.
    func excluding(_ path: String) -> Repair? {
        guard let text = writing(path)?.edits.first else { return nil }
        let isQuoted = document.text.bytes(in: pattern.span).first == UInt8(ascii: "\"")
        let span = isQuoted ? text.span : SourceSpan(text.span.start - 1, text.span.end + 1)
        return Repair(replacing: span, by: JSONLiteral.string(path) + ", \"exclude\": true")
    }

    /// Replaces the pattern; nil if that would lose a `NOT ` before it.
    func writing(_ text: String) -> Repair? {
        let literal = JSONLiteral.string(text)
        // The span of a string with escapes includes its quotation marks.
        let isQuoted = document.text.bytes(in: pattern.span).first == UInt8(ascii: "\"")
        if isQuoted, form == .path { return nil }
        let inner = String(decoding: literal.utf8.dropFirst().dropLast(), as: UTF8.self)
        return Repair(replacing: pattern.span, by: isQuoted ? literal : inner)
    }
}
